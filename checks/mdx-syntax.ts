import {faultsOf} from './finding';
import {isMarkdown, readPage} from './pages/read-page';
import type {Check} from './source-files';

/** Every page, and every part of one, is MDX that Docusaurus can read. */
export const mdxSyntax: Check = (files) =>
  files.filter(isMarkdown).flatMap((file) => faultsOf(() => readPage(file)));
