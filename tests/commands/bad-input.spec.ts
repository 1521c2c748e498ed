import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from '@playwright/test';

/** What a script printed as errors, line by line, and its exit code. */
function run(parameters: string[], environment: NodeJS.ProcessEnv) {
  const {status, stderr} = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: {...process.env, ...environment},
  });
  return {status, lines: stderr.trim().split('\n')};
}

/** With the short errors that every command has. */
const SHORT = ['--import', 'tsx', '--import', './scripts/errors.mjs'];

for (const [what, parameters] of [
  ['serve', ['scripts/docusaurus.mjs', 'serve', '--dir', 'nowhere']],
  ['compress', [...SHORT, 'scripts/compress.ts', 'nowhere']],
] as const) {
  test(`no built site: one clear line (${what})`, {tag: '@15.8'}, () => {
    const {status, lines} = run([...parameters], {});
    expect(status).toBe(1);
    expect(lines).toEqual(['[ERROR] nowhere/ contains no site — run npm run build first']);
  });
}

test('no browser where CHROME_PATH says: one clear line', {tag: '@15.8'}, () => {
  const {status, lines} = run([...SHORT, 'tests/run.ts'], {
    CHROME_PATH: '/nowhere/chrome',
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^\[ERROR\] CHROME_PATH does not name a file: \/nowhere\/chrome — /),
  ]);
});

test(
  'a mistake in a file that a command imports: file and line, without a stack trace',
  {tag: '@15.8'},
  ({}, testInfo) => {
    const file = testInfo.outputPath('mistake.ts');
    fs.writeFileSync(file, 'const a = [\n  {b: 1,\n];\n');
    const {status, lines} = run([...SHORT, file], {});
    expect(status).toBe(1);
    expect(lines.join('\n')).toMatch(/mistake\.ts:3:0: ERROR: /);
    expect(lines.join('\n')).not.toMatch(/^\s+at /m);
  },
);

test(
  'a word after npm run check that is neither a check nor a file: one clear line',
  {tag: '@15.8'},
  () => {
    const {status, lines} = run(['--import', 'tsx', 'checks/run.ts', 'speling'], {});
    expect(status).toBe(2);
    expect(lines).toEqual([
      expect.stringMatching(
        /^There is no check, file or folder called speling — did you mean spelling\?/,
      ),
    ]);
  },
);
