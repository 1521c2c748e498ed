import type {Code} from 'mdast';
import {contentKind} from '../lib/pages';
import {markLines} from '../plugins/content/code/mark-lines';
import {readMetastring} from '../plugins/content/code/metastring';
import {SAMPLE} from '../plugins/content/samples';
import {faultsOf, type Finding} from './finding';
import {codeBlocksOf} from './pages/code-blocks';
import {isMarkdown} from './pages/read-page';
import type {Check} from './source-files';

/** What stands after the language of a code block means something, and so do the comments that mark its lines. */
export const fenceWords: Check = (files) =>
  files
    .filter(isMarkdown)
    .flatMap((file) => codeBlocksOf(file).flatMap((block) => ofBlock(file.filePath, block)));

function ofBlock(filePath: string, {lang, meta, value, position}: Code): Finding[] {
  const place = {filePath, line: position?.start.line ?? 1};
  const isQuote = SAMPLE.test(meta ?? '');
  if (isQuote && contentKind(filePath) !== 'docs') {
    const mend = 'write the code here, or link to a page that shows it';
    return [{...place, problem: 'only pages in docs/ can quote a sample', mend}];
  }
  return faultsOf(() => {
    const words = readMetastring((meta ?? '').replace(SAMPLE, ''), place);
    return isQuote ? undefined : markLines(value, lang ?? '', words, place);
  });
}
