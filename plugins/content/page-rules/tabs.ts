import type {RootContent} from 'mdast';
import {sourceError} from '../../../lib/faults';
import {attributesOf, isElement, type MdxElement} from '../../../lib/mdx';
import type {PageRule} from './rule';

/** Tabs hold nothing but tabs, at least one, each with its own value and a label (src/theme/Tabs). */
export const tabs: PageRule = (node, place) => {
  if (!isElement(node) || node.name !== 'Tabs') {
    return;
  }
  const items = childrenOf(node).map((child) =>
    isElement(child) && child.name === 'TabItem' ? attributesOf(child) : {},
  );
  const values = new Set(items.flatMap(({value, label}) => (value && label ? [value] : [])));
  if (values.size === 0 || values.size < items.length) {
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
