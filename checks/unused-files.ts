import {withoutNamed} from '../plugins/guards/unlinked/find-unlinked';
import {staticFiles} from './pages/published-files';
import {isPage, readPage} from './pages/read-page';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** What can name a file in a page. */
const SOURCES = /^(?:blog|docs|plugins|product|site|src)\/|^docusaurus\.config\.ts$/;

/**
 * Something in the sources names every file in `static/`, other than those that hosts read. The build is
 * stricter: it looks into the pages, so a file that only a comment names stops it.
 */
export const unusedFiles: Check = (files) => unusedOf(staticFiles(), files);

/** @param names of files, relative to `static/` */
export const unusedOf = (names: readonly string[], files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({filePath}) => SOURCES.test(filePath))
    .map((file) => (isPage(file) ? readPage(file).text : file.text))
    .reduce(withoutNamed, [...names])
    .map((name) => ({
      filePath: `static/${name}`,
      line: 1,
      problem: 'no page uses it',
      mend: 'delete it, or link to it',
    }));
