import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {assertHints} from '.';
import {buildSite} from '../../../tests/harness/build-site';

test('every script begins with the hint to compile it while it loads', async () => {
  const {folder} = await buildSite('production');
  const scripts = path.join(folder, 'assets/js');
  for (const file of fs.readdirSync(scripts)) {
    const [line] = fs.readFileSync(path.join(scripts, file), 'utf8').split('\n');
    expect(line, file).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('a script without the hint stops the build, and the message names it', () => {
  const folder = test.info().outputPath();
  fs.writeFileSync(path.join(folder, 'a.js'), '//# allFunctionsCalledOnLoad\nstart();');
  fs.writeFileSync(path.join(folder, 'a.js.map'), '{}');
  expect(() => assertHints(folder)).not.toThrow();
  fs.writeFileSync(path.join(folder, 'b.js'), 'start();');
  expect(() => assertHints(folder)).toThrow('assets/js/b.js does not begin with');
});
