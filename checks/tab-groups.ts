import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {nearestName} from '../lib/text';
import {childrenOf} from '../plugins/content/page-rules/tabs';
import {platformIds, tabValueOf} from '../product/find-platform';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './page';

/** The choices that a reader makes once for the whole site, and their values. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'gradle-dsl': ['kotlin', 'groovy'],
  'ios-package-manager': ['spm', 'cocoapods'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun'],
  platform: platformIds.map(tabValueOf),
  'project-type': ['expo', 'bare'],
};

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
  const values = GROUPS[group];
  if (!values) {
    const mend = `did you mean ${nearestName(group, Object.keys(GROUPS))}? Add a new group to checks/tabs.ts`;
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
