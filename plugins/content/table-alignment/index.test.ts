import {expect, test} from '@playwright/test';
import type {Root} from 'hast';
import {tableAlignment} from '.';

test('the alignment of a column becomes a class', () => {
  const cell = (properties: object): Root => ({
    type: 'root',
    children: [{type: 'element', tagName: 'td', properties: {...properties}, children: []}],
  });
  const [right, plain] = [cell({align: 'right'}), cell({})];
  [right, plain].forEach(tableAlignment());
  expect(right).toEqual(cell({className: ['text--right']}));
  expect(plain).toEqual(cell({}));
});
