import type {Code} from 'mdast';
import type {Place} from '../lib/faults';
import {grammarOf} from '../plugins/content/code/languages';
import {SAMPLE} from '../plugins/content/samples';
import {faultsOf, type Finding} from './finding';
import type {Check, SourceFile} from './source-files';
import {codeBlocksOf} from './pages/code-blocks';
import {isMarkdown} from './pages/read-page';
import {snippets} from './syntax/parsers';

/**
 * Languages without a parser: `text` and `console` hold output, any `md` is valid, and `diff` shows parts
 * of a file.
 */
const LEFT_ALONE = ['text', 'md', 'diff', 'console'];

/** Prism's other names for languages with a parser. */
const ALIASES: Partial<Record<string, string>> = {
  javascript: 'js',
  kt: 'kotlin',
  rb: 'ruby',
  sh: 'bash',
  shell: 'bash',
  typescript: 'ts',
  yml: 'yaml',
};

const languages = [...Object.keys(snippets), ...LEFT_ALONE].join(', ');

/**
 * Every code block that is typed into a page names its language and follows its syntax; it may be a
 * fragment. Blocks that quote a sample are empty, and are checked with the samples.
 */
export const snippetSyntax: Check = async (files) => {
  const pages = files.filter(isMarkdown);
  return (await Promise.all(pages.map(checkPage))).flat();
};

async function checkPage(file: SourceFile): Promise<Finding[]> {
  const findings = codeBlocksOf(file)
    .filter(({meta}) => !SAMPLE.test(meta ?? ''))
    .map((block) => checkBlock(file.filePath, block));
  return (await Promise.all(findings)).flat();
}

async function checkBlock(filePath: string, {lang, value, position}: Code): Promise<Finding[]> {
  const {line = 1, column = 1} = position?.start ?? {};
  if (lang && LEFT_ALONE.includes(lang)) {
    return [];
  }
  if (!lang) {
    const problem = 'the code block does not name a language';
    return [{filePath, line, column, problem, mend: `name one, such as ${languages}`}];
  }
  const parse = snippets[ALIASES[lang] ?? lang];
  if (!parse) {
    return unknownLanguage(lang, {filePath, line, column});
  }
  return (await parse(value)).map((found) => ({
    filePath,
    // The text begins below the fence, and is indented like the fence.
    line: line + found.line,
    column: column - 1 + found.column,
    problem: found.problem,
    mend: 'correct the code or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts',
  }));
}

/** There are more languages than parsers: nothing checks code in the others. */
const unknownLanguage = (lang: string, place: Place): Finding[] =>
  faultsOf(() => grammarOf(lang, place));
