import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';

const run = promisify(execFile);

// ESLint asks the TypeScript compiler about every file.
test.describe.configure({timeout: 300_000});

const tools: [string, string[]][] = [
  ['tsc', ['--noEmit']],
  ['eslint', ['.']],
  ['stylelint', ['{src,blog}/**/*.css']],
  ['prettier', ['--check', '.']],
];

for (const [tool, parameters] of tools) {
  test(`${tool} has nothing to say about the sources`, async () => {
    await expect(run('npx', [tool, ...parameters])).resolves.toBeDefined();
  });
}
