import fs from 'node:fs';
import path from 'node:path';
import {formatFault} from '../../lib/faults';
import {filesIn} from '../../lib/files';
import type {PageReader} from '../finish/page';

/** What the build completes, rather than replaces. */
const COMPLETED = ['_headers', '_redirects'];

/**
 * Stops a build that would publish another file in the place of one in `static/`, such as `robots.txt`, or keep what
 * isn't an asset with the assets: hosts take those as unchanging for a year (`static/_headers`).
 *
 * @throws Error with a line for each such file and page
 */
export const staticFiles: PageReader = {
  begin: ({siteDir, outDir, baseUrl, siteConfig, pages, linesOf, stopFor}) => ({
    end() {
      const assets = `${baseUrl}assets/`;
      const kept = {
        problem: 'hosts keep what is in /assets/ for a year, even after an edit',
        mend: 'give its folder another name',
      };
      stopFor(
        linesOf(
          pages
            .filter(({address}) => address.startsWith(assets))
            .map(({address}) => ({address, text: '', ...kept})),
        ),
      );
      const own = siteConfig.staticDirectories.flatMap((folder) =>
        filesIn(path.join(siteDir, folder)).map((file) => [file, path.join(folder, file)] as const),
      );
      stopFor(
        own.flatMap(([file, filePath]) => {
          const isKept = file.startsWith('assets/');
          const isReplaced = !fs
            .readFileSync(path.join(siteDir, filePath))
            .equals(fs.readFileSync(path.join(outDir, file)));
          const replaced = {
            problem: 'the build publishes a file of its own at this address',
            mend: 'delete this one, or give it another name',
          };
          const fault = isKept ? kept : replaced;
          return isKept || (isReplaced && !COMPLETED.includes(file))
            ? formatFault({filePath, line: 1, ...fault})
            : [];
        }),
      );
    },
  }),
};
