import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';

test('every script begins with the hint to compile it while it loads', async () => {
  const {folder} = await buildSite('production');
  const scripts = path.join(folder, 'assets/js');
  for (const file of fs.readdirSync(scripts)) {
    const [line] = fs.readFileSync(path.join(scripts, file), 'utf8').split('\n');
    expect(line, file).toBe('//# allFunctionsCalledOnLoad');
  }
});
