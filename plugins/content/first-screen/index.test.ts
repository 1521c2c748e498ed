import {expect, test} from '@playwright/test';
import type {Element, Root, RootContent} from 'hast';
import {firstScreen} from '.';

const block = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const sample: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [],
  children: [],
};
const blocks = (count: number) => Array.from({length: count}, () => block('p'));

/** The number of blocks before the mark; -1 if there is none. */
function blocksBeforeMark(...children: RootContent[]): number {
  const tree: Root = {type: 'root', children};
  firstScreen()(tree);
  return tree.children.findIndex((node) => 'name' in node && node.name === 'FirstScreenEnd');
}

test('the first screen of a long doc ends with its tenth block, whatever kind it is', () => {
  expect(blocksBeforeMark(sample, block('table'), ...blocks(50))).toBe(10);
});

test('a short doc has no mark', () => {
  expect(blocksBeforeMark(...blocks(39))).toBe(-1);
  expect(blocksBeforeMark(...blocks(40))).toBe(10);
});
