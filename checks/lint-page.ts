import type {Root} from 'mdast';
import {VFile} from 'vfile';
import type {Finding} from './finding';
import type {Page} from './page';
import {sourceColumn} from './source-column';

interface Linter {
  runSync: (tree: Root, file: VFile) => unknown;
}

const RULES = 'https://github.com/remarkjs/remark-lint/tree/main/packages/remark-lint-';

/**
 * What the rules of remark-lint find in a page; each rule has a page of its own, which the fix names.
 *
 * @param linter a processor that uses the rules
 * @param tree what they examine; they may change it
 */
export function lintPage(page: Page, linter: Linter, tree: Root): Finding[] {
  const file = new VFile({path: page.filePath, value: page.text});
  linter.runSync(tree, file);
  return file.messages.map(({line = 1, column = 1, reason, ruleId}) => ({
    filePath: page.filePath,
    line,
    column: sourceColumn(page.lines[line - 1] ?? '', column),
    problem: reason,
    mend: `see ${RULES}${ruleId}`,
  }));
}
