import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {suggestion} from '../lib/text';
import {childrenOf} from '../plugins/content/page-rules/rules';
import {tabGroups as groups} from '../site/words';
import {perPage} from './page';

/** A group of tabs and its values are known to the site: a misspelt one would ignore what the reader chose elsewhere. */
export const tabGroups = perPage(({tree}, report) => {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const {groupId: group} = attributesOf(node);
    if (node.name !== 'Tabs' || group === undefined) {
      return;
    }
    const values = groups[group];
    if (!values) {
      const mend = `${suggestion(group, Object.keys(groups))} (add a new group to site/words.ts)`;
      report(node, `there is no tab group "${group}"`, mend);
      return;
    }
    for (const child of childrenOf(node)) {
      const {value} = child.type === 'mdxJsxFlowElement' ? attributesOf(child) : {};
      if (value && !values.includes(value)) {
        report(child, `the group has no value "${value}"`, `it has ${values.join(', ')}`);
      }
    }
  });
});
