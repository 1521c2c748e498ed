import consistent from 'remark-preset-lint-consistent';
import headingStyle from 'remark-lint-heading-style';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import tableCellPadding from 'remark-lint-table-cell-padding';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {perPage} from './page';

/**
 * What a page has first isn't always what is right, and `|---|` between rows with spaces is. The form asked for instead of
 * a bare address, `<https://…>`, isn't MDX, and the address becomes a link anyway.
 */
const linter = unified()
  .use([recommended, consistent])
  .use(headingStyle, 'atx')
  .use(tableCellPadding, false)
  .use(noLiteralUrls, false)
  .freeze();

const RULES = 'https://github.com/remarkjs/remark-lint/tree/main/packages/remark-lint-';

/**
 * Markdown is written in one style, without forms that mean something other than they seem to, and no admonition
 * follows another.
 */
export const markdownStyle = perPage(({filePath, text, tree}, report) => {
  const file = new VFile({path: filePath, value: text});
  linter.runSync(structuredClone(tree), file);
  for (const {line = 1, column = 1, reason, ruleId} of file.messages) {
    report({line, column}, reason, `see ${RULES}${ruleId}`);
  }
  visit(tree, 'containerDirective', (node, index, parent) => {
    // A draft may show one of each kind.
    if (
      !/^draft: true$/m.test(text) &&
      parent?.children[(index ?? 0) - 1]?.type === 'containerDirective'
    ) {
      report(node, 'two admonitions follow each other', 'keep the one that saves time or data');
    }
  });
});
