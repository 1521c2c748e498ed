import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../../lib/attributes-of';
import type {NodeFault} from '../stop-at-fault';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Child = Element['children'][number];

type TabFault = NodeFault<Child>;

/** The attributes that src/theme/Tabs and src/theme/TabItem take. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'queryString'],
  TabItem: ['value', 'label'],
};

/**
 * What is wrong with the tabs of a page: they hold tabs alone, each with its own value and a label, and
 * have no attribute that does nothing. The address names the platform alone.
 */
export function tabFaults(tree: Root): TabFault[] {
  const faults: TabFault[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name && node.name in ATTRIBUTES) {
      faults.push(...attributeFaults(node, ATTRIBUTES[node.name] ?? []));
    }
    if (isElement(node) && node.name === 'Tabs') {
      faults.push(...addressFaults(node), ...itemFaults(node));
    }
  });
  return faults;
}

const isElement = (node: {type: string}): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attributeFaults(node: Element, known: readonly string[]): TabFault[] {
  return node.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    const problem = `the attribute "${name}" of <${node.name}> does nothing`;
    const mend = `take it out: <${node.name}> has ${known.join(' and ')}`;
    return known.includes(name) ? [] : [{node, problem, mend}];
  });
}

function addressFaults(node: Element): TabFault[] {
  const isInAddress = node.attributes.some((item) => 'name' in item && item.name === 'queryString');
  return isInAddress && attributesOf(node).groupId !== 'platform'
    ? [
        {
          node,
          problem: 'the address is to name a choice that is no platform',
          mend: 'take queryString out, or use groupId="platform"',
        },
      ]
    : [];
}

function itemFaults(tabs: Element): TabFault[] {
  const seen = new Set<string>();
  return childrenOf(tabs).flatMap((node) => {
    if (!isElement(node) || node.name !== 'TabItem') {
      const mend = 'put it into a <TabItem value="…" label="…">';
      return [{node, problem: 'this stands in <Tabs> and in none of its tabs', mend}];
    }
    const {value, label} = attributesOf(node);
    if (!value || !label) {
      const mend = 'write <TabItem value="…" label="…">';
      return [{node, problem: 'this tab has no value or no label', mend}];
    }
    if (seen.has(value)) {
      return [{node, problem: `two tabs have the value "${value}"`, mend: 'give each its own'}];
    }
    seen.add(value);
    return [];
  });
}

/** What stands in tabs. A tab in one line is in a paragraph, which MDX takes away. */
export const childrenOf = (tabs: Element): Child[] =>
  (tabs.children as Child[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
