import {pageBudgets} from '../budgets';
import {exceeded, loadedFiles} from '../harness/page-weight';
import {expect, open, test} from '../harness/test';

for (const {name, address, use, budgets} of pageBudgets) {
  test(`${name} keeps its budgets`, {tag: ['@12.1', '@12.3']}, async ({page}) => {
    await (use ? open(page, address) : undefined);
    const files = await loadedFiles(page, () => (use ? use(page) : open(page, address)));
    expect(exceeded(budgets, files)).toEqual([]);
  });
}
