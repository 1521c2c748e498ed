import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributesOf} from '../../../lib/mdx';
import type {NodeFault, PageRule} from './rule';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Child = Element['children'][number];

/** The attributes that src/theme/Tabs and src/theme/TabItem take. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'queryString'],
  TabItem: ['value', 'label'],
};

/**
 * Tabs hold nothing but tabs, at least one, each with its own value and a label, and have no attributes
 * without effect. Only the platform can be named in the address.
 */
export const tabs: PageRule = (tree) => {
  const faults: NodeFault[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name && node.name in ATTRIBUTES) {
      faults.push(...attributeFaults(node, ATTRIBUTES[node.name] ?? []));
    }
    if (isElement(node) && node.name === 'Tabs') {
      faults.push(...addressFaults(node), ...itemFaults(node));
    }
  });
  return faults;
};

const isElement = (node: {type: string}): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attributeFaults(node: Element, known: readonly string[]): NodeFault[] {
  return node.attributes.flatMap((attribute) => {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '…';
    const problem = `the attribute "${name}" of <${node.name}> has no effect`;
    const mend = `remove it: <${node.name}> takes ${known.join(' and ')}`;
    return known.includes(name) ? [] : [{node, problem, mend}];
  });
}

function addressFaults(node: Element): NodeFault[] {
  const isInAddress = node.attributes.some((item) => 'name' in item && item.name === 'queryString');
  return isInAddress && attributesOf(node).groupId !== 'platform'
    ? [
        {
          node,
          problem: 'queryString only works for the group "platform"',
          mend: 'remove queryString, or use groupId="platform"',
        },
      ]
    : [];
}

function itemFaults(group: Element): NodeFault[] {
  const seen = new Set<string>();
  const children = childrenOf(group);
  if (children.length === 0) {
    const mend = 'put <TabItem value="…" label="…"> between <Tabs> and </Tabs>';
    return [{node: group, problem: 'these tabs hold no tab', mend}];
  }
  return children.flatMap((node) => {
    if (!isElement(node) || node.name !== 'TabItem') {
      const mend = 'put it in a <TabItem value="…" label="…">';
      return [{node, problem: 'this is inside <Tabs>, but not inside a tab', mend}];
    }
    const {value, label} = attributesOf(node);
    if (!value || !label) {
      const mend = 'write <TabItem value="…" label="…">';
      return [{node, problem: 'this tab needs both a value and a label', mend}];
    }
    if (seen.has(value)) {
      return [{node, problem: `two tabs have the value "${value}"`, mend: 'give each tab its own'}];
    }
    seen.add(value);
    return [];
  });
}

/** What is inside tabs. A tab on one line is in a paragraph, which MDX removes. */
export const childrenOf = (group: Element): Child[] =>
  (group.children as Child[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
