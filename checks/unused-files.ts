import path from 'node:path';
import {filesIn} from '../lib/files';
import {readFacts} from '../plugins/content/facts';
import {isMarkdown} from './page';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** Whatever else than Markdown can name a file in a page. */
const SOURCES = /^(?:blog|docs|plugins|product|site|src)\/|^docusaurus\.config\.ts$/;

/** Files that hosts read rather than pages, and pages that a provider's service requires, such as `google123.html`. */
const FOR_HOSTS = /^(?:\.nojekyll|_headers|\.well-known\/.*|[^/]*\.html)$/;

/**
 * Something in the sources names every file in `static/`, other than those that hosts read. The built pages
 * can't tell: Docusaurus publishes a picture that Markdown names once more, under another name or in the page.
 */
export const unusedFiles: Check = (files) =>
  unusedOf(filesIn(path.resolve(__dirname, '../static')), files);

/** @param names of files, relative to `static/` */
export function unusedOf(names: readonly string[], files: readonly SourceFile[]): Finding[] {
  const texts = files.flatMap((file) =>
    isMarkdown(file) || SOURCES.test(file.filePath)
      ? [readFacts({fileContent: file.text, filePath: file.filePath}).text]
      : [],
  );
  return names
    .filter((name) => !FOR_HOSTS.test(name) && !texts.some((text) => text.includes(`/${name}`)))
    .map((name) => ({
      filePath: `static/${name}`,
      line: 1,
      problem: 'no page uses it',
      mend: 'delete it, or link to it',
    }));
}
