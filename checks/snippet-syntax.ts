import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {SAMPLE} from '../plugins/content/samples';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './page';
import {snippets} from './syntax/parsers';

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

const languages = [...Object.keys(snippets), 'text'].join(', ');

/**
 * Every code block that is typed into a page names its language and follows its syntax; it may be a
 * fragment. Blocks that quote a sample are empty, and are checked with the samples.
 */
export const snippetSyntax = perPage(async (page) => {
  const blocks: Code[] = [];
  visit(page.tree, 'code', (node) => {
    if (!SAMPLE.test(node.meta ?? '')) {
      blocks.push(node);
    }
  });
  return (await Promise.all(blocks.map((block) => checkBlock(page, block)))).flat();
});

async function checkBlock(page: Page, block: Code): Promise<Finding[]> {
  const {lang, value} = block;
  if (!lang) {
    const problem = 'the code block does not name a language';
    return [findingAt(page, block, problem, `name one, such as ${languages}`)];
  }
  const {line = 1, column = 1} = block.position?.start ?? {};
  // There are more languages than parsers: nothing checks code in the others.
  return ((await snippets[ALIASES[lang] ?? lang]?.(value)) ?? []).map((found) => ({
    filePath: page.filePath,
    // The text begins below the fence, and is indented like the fence.
    line: line + found.line,
    column: column - 1 + found.column,
    problem: found.problem,
    mend: 'correct the code or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts',
  }));
}
