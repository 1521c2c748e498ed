import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {pageRules} from './page-rules';

test('all faults of a page are found at once', {tag: ['@15.1', '@15.2']}, async () => {
  const found = await pageRules([pageOf('{{sdk.nmae}}, {typo}\n\n<Map />')]);
  expect(found.map(({line, problem}) => `${line} ${problem}`)).toEqual([
    '4 unknown fact {{sdk.nmae}}',
    '4 {typo} is not defined',
    '6 there is no <Map>',
  ]);
});

test('what MDX cannot read is found where it is written', {tag: '@15.1'}, async () => {
  expect(await pageRules([pageOf('The a {b c')])).toMatchObject([{line: 4, column: 11}]);
});
