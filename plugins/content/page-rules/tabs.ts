import type {RootContent} from 'mdast';
import {sourceError} from '../../../lib/faults';
import {attributesOf, isElement, type MdxElement} from '../../../lib/mdx';
import type {PageRule} from './rule';

/**
 * Tabs hold nothing but tabs, at least one, each with its own value and a label, and have no attributes without effect
 * (src/theme/Tabs). Only the platform can be named in the address.
 */
export const tabs: PageRule = (node, place) => {
  if (!isElement(node) || (node.name !== 'Tabs' && node.name !== 'TabItem')) {
    return;
  }
  const {groupId} = attributesOf(node);
  const known = {
    Tabs: groupId === 'platform' ? ['groupId', 'queryString'] : ['groupId'],
    TabItem: ['value', 'label'],
  }[node.name];
  if (!node.attributes.every((item) => 'name' in item && known.includes(item.name))) {
    throw sourceError(
      place,
      `<${node.name}> has an attribute that has no effect`,
      `it takes ${known.join(' and ')}`,
    );
  }
  const children = node.name === 'Tabs' ? childrenOf(node) : [];
  const items = children.map((child) => (isElement(child) ? attributesOf(child) : {}));
  const isRight =
    children.every((child) => 'name' in child && child.name === 'TabItem') &&
    items.every(({label}) => label) &&
    new Set(items.flatMap(({value}) => value ?? [])).size === Math.max(items.length, 1);
  if (node.name === 'Tabs' && !isRight) {
    throw sourceError(
      place,
      'these tabs are not all tabs, with a label and a value that no other has',
      'put <TabItem value="…" label="…"> and nothing else between <Tabs> and </Tabs>',
    );
  }
};

/** What is inside tabs. A tab on one line is in a paragraph, which MDX removes. */
export const childrenOf = (group: MdxElement): RootContent[] =>
  (group.children as RootContent[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');
