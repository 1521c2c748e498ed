import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/mdx';
import {nearestName} from '../lib/text';
import {childrenOf, tabFaults} from '../plugins/content/faults/tab-faults';
import {platformIds, tabValueOf} from '../product/find-platform';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './pages/read-page';

/** The choices that a reader makes once for the whole site, and their values. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'gradle-dsl': ['kotlin', 'groovy'],
  'ios-package-manager': ['spm', 'cocoapods'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun'],
  platform: platformIds.map(tabValueOf),
  'project-type': ['expo', 'bare'],
};

/**
 * Tabs come out as they are written, and their group and its values are known to the site: a misspelt
 * group would ignore what the reader chose elsewhere.
 */
export const tabs = perPage((page) => {
  const findings = tabFaults(page.tree).map(({node, problem, mend}) =>
    findingAt(page, node, problem, mend),
  );
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
