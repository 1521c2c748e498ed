import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {nearestName} from '../lib/text';
import {childrenOf} from '../plugins/content/page-rules/tabs';
import {tabGroups as groups} from '../site/words';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './page';

/** A group of tabs and its values are known to the site: a misspelt one would ignore what the reader chose elsewhere. */
export const tabGroups = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Tabs') {
      findings.push(...groupFaults(page, node));
    }
  });
  return findings;
});

function groupFaults(page: Page, node: MdxJsxFlowElement): Finding[] {
  const {groupId: group} = attributesOf(node);
  if (group === undefined) {
    return [];
  }
  const values = groups[group];
  if (!values) {
    const mend = `did you mean ${nearestName(group, Object.keys(groups))}? Add a new group to site/words.ts`;
    return [findingAt(page, node, `there is no tab group "${group}"`, mend)];
  }
  return childrenOf(node).flatMap((child) => {
    const value =
      'attributes' in child ? (attributesOf(child as MdxJsxFlowElement).value ?? '') : '';
    return value === '' || values.includes(value)
      ? []
      : [
          findingAt(
            page,
            child,
            `the group has no value "${value}"`,
            `it has ${values.join(', ')}`,
          ),
        ];
  });
}
