import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import path from 'node:path';
import {stopAt} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {frontMatterFaults} from '../front-matter/faults';
import {faultsOfText} from '../page-rules';

/** Where Docusaurus reads pages, in each version and in the language of the build. */
const pagesIn = (locale: string): string[] =>
  [
    'docs',
    'blog',
    'src/pages',
    '{*_,}versioned_docs',
    `i18n/${locale}/docusaurus-plugin-content-*`,
  ].map((folder) => `${folder}/**/*.{md,mdx}`);

/**
 * Has a build report the faults of all pages at once:
 *
 * - those of front matter before Docusaurus stops at the first, with those of the texts if there are any;
 * - those of the text once everything is compiled. Docusaurus 3.10.2 ends as soon as the browser's part is
 *   (ForceTerminatePlugin), and so without the faults in docs that only the server compiles.
 *
 * @throws Error with file, line and fix of each fault in front matter
 */
export default function allFaults({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'all-faults',
    loadContent() {
      const files = Globby.sync(pagesIn(i18n.currentLocale), {
        cwd: siteDir,
        ignore: ['**/_*/**', '**/_*'],
      });
      const pages = files.map((filePath) => ({
        filePath,
        text: readText(path.join(siteDir, filePath)),
      }));
      const faults = pages.flatMap(frontMatterFaults);
      // The build stops here, so it says now what is wrong with the texts.
      const more = ({filePath, text: fileContent}: {filePath: string; text: string}) =>
        faultsOfText({filePath, fileContent});
      stopAt(faults.length > 0 ? [...faults, ...pages.flatMap(more)] : []);
    },
    configureWebpack: ({plugins = []}) => ({
      mergeStrategy: {plugins: 'replace'},
      plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ForceTerminatePlugin'),
    }),
  };
}
