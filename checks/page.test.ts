import {expect, test} from '@playwright/test';
import {facts} from '../product';
import {sourceColumn} from './page';

const line = 'one {{sdk.name}} two {{sdk.version}} three';
const expanded = `one ${facts.sdk.name} two ${facts.sdk.version} three`;

for (const word of ['one', 'two', 'three']) {
  test(`"${word}" is found where it is written`, () => {
    expect(sourceColumn(line, expanded.indexOf(word) + 1)).toBe(line.indexOf(word) + 1);
  });
}

test('what is inside a fact is found at its reference', () => {
  expect(sourceColumn(line, expanded.indexOf(facts.sdk.name) + 3)).toBe(5);
});
