import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../lib/attributes-of';
import {nearestName} from '../lib/nearest-name';
import {platformIds, tabValueOf} from '../product/find-platform';
import type {Finding} from './finding';
import {findingAt, perPage, type Page} from './pages/read-page';

/** A choice that a reader makes once for the whole site, and its values. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'gradle-dsl': ['kotlin', 'groovy'],
  'ios-package-manager': ['spm', 'cocoapods'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun'],
  platform: platformIds.map(tabValueOf),
  'project-type': ['expo', 'bare'],
};

/** The attributes that src/theme/Tabs and src/theme/TabItem take. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'queryString'],
  TabItem: ['value', 'label'],
};

/**
 * Tabs hold tabs alone, each with its own value and a label, and have no attribute that does nothing.
 * The address names the platform alone. A group is one that the site knows, with its
 * values: a misspelled one would forget what the reader chose elsewhere.
 */
export const tabs = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name && node.name in ATTRIBUTES) {
      findings.push(...attributeFaults(page, node, ATTRIBUTES[node.name] ?? []));
    }
    if (node.name === 'Tabs') {
      findings.push(...groupFaults(page, node), ...tabFaults(page, node));
    }
  });
  return findings;
});

function attributeFaults(page: Page, node: MdxJsxFlowElement, known: readonly string[]): Finding[] {
  return node.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    return known.includes(name)
      ? []
      : [
          findingAt(
            page,
            node,
            `the attribute "${name}" of <${node.name}> does nothing`,
            `take it out: <${node.name}> has ${known.join(' and ')}`,
          ),
        ];
  });
}

function groupFaults(page: Page, node: MdxJsxFlowElement): Finding[] {
  const {groupId: group} = attributesOf(node);
  if (
    group !== 'platform' &&
    node.attributes.some((item) => 'name' in item && item.name === 'queryString')
  ) {
    const problem = 'the address is to name a choice that is no platform';
    return [findingAt(page, node, problem, 'take queryString out, or use groupId="platform"')];
  }
  if (group === undefined || group in GROUPS) {
    return [];
  }
  const mend = `did you mean ${nearestName(group, Object.keys(GROUPS))}? A new group goes into checks/tabs.ts`;
  return [findingAt(page, node, `the group "${group}" of tabs is not known`, mend)];
}

function tabFaults(page: Page, node: MdxJsxFlowElement): Finding[] {
  const values = GROUPS[attributesOf(node).groupId ?? ''];
  const seen = new Set<string>();
  return node.children.flatMap((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') {
      const mend = 'put it into a <TabItem value="…" label="…">';
      return [findingAt(page, child, 'this stands in <Tabs> and in none of its tabs', mend)];
    }
    const {value, label} = attributesOf(child);
    if (!value || !label) {
      const mend = 'write <TabItem value="…" label="…">';
      return [findingAt(page, child, 'this tab has no value or no label', mend)];
    }
    if (seen.has(value)) {
      return [findingAt(page, child, `two tabs have the value "${value}"`, 'give each its own')];
    }
    seen.add(value);
    return values && !values.includes(value)
      ? [findingAt(page, child, `the group has no value "${value}"`, `it has ${values.join(', ')}`)]
      : [];
  });
}
