import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {formatFault} from '../../lib/faults';
import {filesIn, LEFT_BY_SYSTEM} from '../../lib/files';
import type {PageReader} from '../finish/page';
import {SITEMAP} from '../output/host-files';

/** What the build completes, rather than replaces. */
const COMPLETED = ['_headers', '_redirects'];

const KEPT = {
  problem: 'hosts keep what is in /assets/ for a year, even after an edit',
  mend: 'give its folder another name',
};

/**
 * What a name with a dot in front usually is: settings, with keys; hosts ask for the others. Keys by their names, and what
 * editors and archives leave behind.
 */
const UNMEANT =
  /(?:^|\/)(?:\.(?!nojekyll$|well-known\/)|id_[a-z\d]+$|__MACOSX\/)|(?:\.(?:pem|key|swp|orig)|~)$/;

const SECRET = {problem: 'hosts would serve this file', mend: 'delete it, or move it'};

const REPLACED = {
  problem: 'the build publishes a file of its own at this address',
  mend: 'delete this one, or give it another name',
};

/**
 * Stops a build that would publish another file in the place of one in `static/`, such as `robots.txt`, or one that is
 * meant for no reader, such as `.env`, or keep what isn't an asset with the assets: hosts take those as unchanging for a year
 * (`static/_headers`). What a system leaves there isn't published.
 *
 * @throws Error with a line for each such file and page
 */
export const staticFiles: PageReader = {
  begin: ({siteDir, outDir, baseUrl, siteConfig, pages, linesOf, stopFor}) => ({
    end() {
      const assets = `${baseUrl}assets/`;
      stopFor(
        linesOf(
          pages
            .filter(({address}) => address.startsWith(assets))
            .map(({address}) => ({address, text: '', ...KEPT})),
        ),
      );
      siteConfig.staticDirectories
        .flatMap((cwd) => Globby.sync(LEFT_BY_SYSTEM, {cwd: path.join(siteDir, cwd), dot: true}))
        .forEach((file) => fs.rmSync(path.join(outDir, file), {force: true}));
      const own = siteConfig.staticDirectories.flatMap((folder) =>
        filesIn(path.join(siteDir, folder)).map(
          (file) => [file, path.join(siteDir, folder)] as const,
        ),
      );
      stopFor(
        own.flatMap(([file, folder]) => {
          const [source, built] = [path.join(folder, file), path.join(outDir, file)];
          const isReplaced =
            // It may not be written yet.
            (file === SITEMAP && !siteConfig.noIndex) ||
            (fs.existsSync(built) && !fs.readFileSync(source).equals(fs.readFileSync(built)));
          const fault = file.startsWith('assets/')
            ? KEPT
            : UNMEANT.test(file) && fs.existsSync(built)
              ? SECRET
              : isReplaced && !COMPLETED.includes(file) && REPLACED;
          // What plugins publish is only replaced where static/ has a file of that name.
          return fault ? formatFault({filePath: `static/${file}`, line: 1, ...fault}) : [];
        }),
      );
    },
  }),
};
