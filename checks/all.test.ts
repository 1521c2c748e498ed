import {expect, test} from '@playwright/test';
import {checks} from './all';
import {formatFinding} from './finding';
import {readSourceFiles} from './source-files';

for (const [name, check] of Object.entries(checks)) {
  test(`the project passes its check ${name}`, async () => {
    const findings = await check(readSourceFiles());
    expect(findings.map(formatFinding)).toEqual([]);
  });
}
