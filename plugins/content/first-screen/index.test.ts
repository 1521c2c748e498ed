import {expect, test} from '@playwright/test';
import type {Element, Root, RootContent} from 'hast';
import {firstScreen} from '.';
import {BLOCKS_AT_A_TIME} from '../../../src/components/FirstScreenEnd/constants';

const block = (tagName: string, characters = 0): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{type: 'text', value: 'a'.repeat(characters)}],
});
const sample: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [],
  children: [],
};
const rest = (count: number) => Array.from({length: count}, () => block('p'));

/** The number of blocks before the mark; -1 if there is none. */
function blocksBeforeMark(...children: RootContent[]): number {
  const tree: Root = {type: 'root', children};
  firstScreen()(tree);
  return tree.children.findIndex((node) => 'name' in node && node.name === 'FirstScreenEnd');
}

test("the first screen ends with the block that fills a phone's window", () => {
  const below = rest(BLOCKS_AT_A_TIME + 1);
  expect(blocksBeforeMark(block('p', 499), block('h2', 1), ...below)).toBe(2);
  expect(blocksBeforeMark(block('p', 500), block('h2', 1), ...below)).toBe(1);
});

test('what is not text fills more of it than its characters', () => {
  const below = rest(BLOCKS_AT_A_TIME + 1);
  expect(blocksBeforeMark(block('p', 200), sample, ...below)).toBe(2);
  expect(blocksBeforeMark(block('table'), block('p', 200), ...below)).toBe(2);
});

test('a short doc has no mark', () => {
  expect(blocksBeforeMark(block('p', 500), ...rest(BLOCKS_AT_A_TIME))).toBe(-1);
  expect(blocksBeforeMark(...rest(BLOCKS_AT_A_TIME + 1))).toBe(-1);
});
