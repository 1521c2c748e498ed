import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {perPage} from './pages/read-page';
import {sourceColumn} from './pages/source-column';

const linter = unified().use(recommended).use(consistent).freeze();

/** The rules of remark-lint's presets, which name themselves at the end of a message. */
const documentation = (rule: string) =>
  `see https://github.com/remarkjs/remark-lint/tree/main/packages/remark-lint-${rule}`;

/** Markdown is written in one style, and without forms that are read otherwise than they look. */
export const markdownStyle = perPage((page) => {
  const file = new VFile({path: page.filePath, value: page.text});
  linter.runSync(structuredClone(page.tree), file);
  return file.messages.map(({line = 1, column = 1, reason, ruleId = ''}) => ({
    filePath: page.filePath,
    line,
    column: sourceColumn(page.lines[line - 1] ?? '', column),
    problem: reason,
    mend: documentation(ruleId),
  }));
});
