import {mdxFault} from '../lib/mdx-fault';
import type {Finding} from './finding';
import {isPage, readPage} from './pages/read-page';
import {sourceColumn} from './pages/source-column';
import type {Check, SourceFile} from './source-files';

/** Every page is MDX that Docusaurus can read. */
export const mdxSyntax: Check = (files) => files.filter(isPage).flatMap(syntaxFault);

function syntaxFault(file: SourceFile): Finding[] {
  try {
    readPage(file);
    return [];
  } catch (error) {
    const fault = mdxFault(error, file.text);
    if (!fault) {
      throw error;
    }
    const source = file.text.split('\n')[fault.line - 1] ?? '';
    return [{filePath: file.filePath, ...fault, column: sourceColumn(source, fault.column)}];
  }
}
