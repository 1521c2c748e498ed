import {pageBudgets} from '../budgets';
import {loadedFiles} from '../harness/loaded-files';
import {exceeded} from '../harness/page-weight';
import {expect, test} from '../harness/test';

for (const {name, address, budgets} of pageBudgets) {
  test(`${name} keeps its budgets`, async ({page}) => {
    expect(exceeded(budgets, await loadedFiles(page, address))).toEqual([]);
  });
}
