import path from 'node:path';
import {filesIn} from '../lib/files';
import {readFacts} from '../plugins/content/facts';
import {isMarkdown} from './page';
import type {Check} from './source-files';

const STATIC = path.resolve(__dirname, '../static');

/** Whatever else than Markdown can name a file in a page. */
const SOURCES = /^(?:blog|docs|plugins|product|site|src)\/|^docusaurus\.config\.ts$/;

/** Files that hosts read rather than pages, and pages that a provider's service requires, such as `google123.html`. */
const FOR_HOSTS = /^(?:\.nojekyll|_headers|\.well-known\/.*|[^/]*\.html)$/;

/**
 * Something in the sources names every file in `static/`, other than those that hosts read. The built pages
 * can't tell: Docusaurus publishes a picture that Markdown names once more, under another name or in the page.
 */
export const unusedFiles: Check = (files) => {
  const texts = files
    .filter((file) => isMarkdown(file) || SOURCES.test(file.filePath))
    .map(({filePath, text}) => readFacts({fileContent: text, filePath}).text);
  return filesIn(STATIC)
    .filter((name) => !FOR_HOSTS.test(name) && !texts.some((text) => text.includes(`/${name}`)))
    .map((name) => ({
      filePath: `static/${name}`,
      line: 1,
      problem: 'no page uses it',
      mend: 'delete it, or link to it',
    }));
};
