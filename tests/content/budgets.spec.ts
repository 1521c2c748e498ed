import {pageBudgets} from '../budgets';
import {exceeded} from '../harness/page-weight';
import {expect, test} from '../harness/test';

for (const {name, address, files, budgets} of pageBudgets) {
  test(`${name} keeps its budgets`, {tag: ['@12.1', '@12.3']}, async ({page}) => {
    expect(exceeded(budgets, await files(page, address))).toEqual([]);
  });
}
