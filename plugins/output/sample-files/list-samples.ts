import {Globby} from '@docusaurus/utils';

/**
 * The files of the sample apps, relative to their folder, with slashes and sorted. What running an app
 * leaves behind, including keys, is left out: hidden files, and what a `.gitignore` there names.
 *
 * @param files which of them, such as `android/**`
 */
export const listSamples = (folder: string, files = '**'): string[] =>
  Globby.sync(files, {cwd: folder, gitignore: true}).sort();
