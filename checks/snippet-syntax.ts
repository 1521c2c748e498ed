import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {SAMPLE} from '../plugins/content/samples';
import {perPage} from './page';
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

const MEND =
  'correct the code or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts';

const languages = [...Object.keys(snippets), 'text'].join(', ');

/**
 * Every code block that is typed into a page names its language and follows its syntax; it may be a
 * fragment. Blocks that quote a sample are empty, and are checked with the samples.
 */
export const snippetSyntax = perPage(async ({tree}, report) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (!SAMPLE.test(node.meta ?? '')) {
      blocks.push(node);
    }
  });
  for (const block of blocks) {
    const {lang, value} = block;
    if (!lang) {
      report(block, 'the code block does not name a language', `name one, such as ${languages}`);
    }
    const {line = 1, column = 1} = block.position?.start ?? {};
    // There are more languages than parsers: nothing checks code in the others.
    const parse = snippets[ALIASES[lang ?? ''] ?? lang ?? ''];
    for (const found of (await parse?.(value)) ?? []) {
      // The text begins below the fence, and is indented like the fence.
      const place = {line: line + found.line, column: column - 1 + found.column};
      report(place, found.problem, MEND);
    }
  }
});
