import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {oddIn, type SourceFault} from '../../lib/faults';
import {readFacts} from '../../plugins/content/facts';
import {SAMPLE} from '../../plugins/content/samples';
import {isMarkdown, readPage} from '../page';
import type {Check, SourceFile} from '../source-files';
import {parsers} from './parsers';

const MEND =
  'correct the code or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts';

/** Where names are written that readers and code rely on; another SDK's content can hold any bytes. */
const OF_NAMES = /^(?:product|samples|site)\//;

/**
 * Code follows the rules of its language or format, so that readers can paste it: every sample, and every block that
 * is typed into a page, which names its language and may be a fragment. Blocks that quote a sample are empty. In the
 * product's data, names are as they seem.
 */
export const syntax: Check = async (files) => {
  const samples = files.filter(({filePath}) => filePath.startsWith('samples/'));
  const found = [...samples.map(ofSample), ...files.filter(isMarkdown).map(ofBlocks)];
  const odd = files
    .filter((file) => OF_NAMES.test(file.filePath) && !isMarkdown(file))
    // A sample's file may have an encoding of its own, such as Latin-1.
    .flatMap(({filePath, text}) => oddIn(filePath, text.replaceAll('\uFFFD', '?')));
  return [...odd, ...(await Promise.all(found)).flat()];
};

/** A file of a type that no check parses is a finding, so that none slips through. */
async function ofSample(file: SourceFile): Promise<SourceFault[]> {
  const {filePath} = file;
  const {text, faults} = readFacts({fileContent: file.text, filePath});
  const [kind = ''] = /[^./]+$/.exec(filePath) ?? [];
  const parse = parsers[kind];
  if (!parse) {
    const problem = `there is no parser for files of the type "${kind}"`;
    return [{filePath, line: 1, problem, mend: 'add one to checks/syntax/parsers.ts'}];
  }
  const found = faults.length > 0 ? undefined : await parse(text);
  return found ? [...faults, {...found, filePath, mend: MEND}] : faults;
}

async function ofBlocks(file: SourceFile): Promise<SourceFault[]> {
  const {page} = readPage(file);
  const blocks: Code[] = [];
  visit(page?.tree ?? {type: 'root', children: []}, 'code', (node) => {
    if (!SAMPLE.test(node.meta ?? '')) {
      blocks.push(node);
    }
  });
  const findings: SourceFault[] = [];
  for (const {lang, value, position} of blocks) {
    const {line = 1} = position?.start ?? {};
    const report = (fault: Omit<SourceFault, 'filePath'>) =>
      findings.push({filePath: file.filePath, ...fault});
    // There are more languages than parsers: nothing checks code in the others.
    const found = await parsers[lang ?? '']?.(value);
    if (!lang) {
      const problem = 'the code block does not name a language';
      report({line, problem, mend: 'name one, such as kotlin or text'});
    } else if (found) {
      // The text begins below the fence.
      report({line: line + found.line, problem: found.problem, mend: MEND});
    }
  }
  return findings;
}
