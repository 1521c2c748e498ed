import {expect, test} from '@playwright/test';
import {checks} from './all';
import {formatFinding} from './finding';
import {readSourceFiles} from './source-files';

const files = readSourceFiles();

for (const [name, load] of Object.entries(checks)) {
  test(`the project passes its check ${name}`, async () => {
    expect((await load()(files)).map(formatFinding)).toEqual([]);
  });
}
