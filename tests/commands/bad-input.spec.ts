import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from '@playwright/test';

/** With the short errors that every command has. */
const SHORT = ['--import', 'tsx', '--import', './scripts/errors.mjs'];

const NO_SITE = /^\[ERROR\] nowhere\/ contains no site — run npm run build first$/;

test('a stack trace is printed if DEBUG=1 asks for it', {tag: '@15.8'}, () => {
  const {stderr} = spawnSync(process.execPath, [...SHORT, 'checks/run.ts', 'speling'], {
    encoding: 'utf8',
    env: {...process.env, DEBUG: '1'},
  });
  expect(stderr).toMatch(/no check, file or folder called speling[^]*^\s+at .*checks\/run/m);
});

test(
  'a language that the site does not have is not built in English',
  {tag: '@15.8'},
  ({}, testInfo) => {
    const {status, stderr} = spawnSync(
      process.execPath,
      ['scripts/docusaurus.mjs', 'build', '--locale', 'xx'],
      {
        encoding: 'utf8',
        env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: testInfo.outputPath()},
      },
    );
    expect(status).toBeGreaterThan(0);
    expect(stderr).toMatch(
      /^\[ERROR\] --locale xx: i18n\.locales in docusaurus\.config\.ts has en — /m,
    );
  },
);

for (const [what, parameters, line] of [
  ['no built site to serve', ['scripts/docusaurus.mjs', 'serve', '--dir', 'nowhere'], NO_SITE],
  ['no built site to compress', [...SHORT, 'scripts/compress.ts', 'nowhere'], NO_SITE],
  [
    'no browser where CHROME_PATH says',
    [...SHORT, 'tests/run.ts'],
    /^\[ERROR\] CHROME_PATH does not name a file: \/nowhere\/chrome — /,
  ],
  [
    'a word that is neither a check nor a file in the folder of the writer',
    [...SHORT, 'checks/run.ts', 'run.ts', 'speling'],
    /^\[ERROR\] There is no check, file or folder called speling — did you mean spelling\?/,
  ],
  [
    'a port that is no number',
    ['scripts/start.mjs', '--port', 'abc'],
    /^\[ERROR\] --port abc — write a number/,
  ],
  [
    'a folder beside the sources to build in',
    ['scripts/docusaurus.mjs', 'build', '--out-dir', 'nowhere'],
    /^\[ERROR\] --out-dir nowhere: .* — name build, /,
  ],
  [
    'another build in the same folder',
    ['scripts/docusaurus.mjs', 'build'],
    /^\[ERROR\] another build is running in this folder — wait for it, or end process \d+$/,
  ],
  ['a mistake in what a command imports', [...SHORT, 'MISTAKE'], /mistake\.ts:3:0: ERROR: /],
] as const) {
  test(`${what}: one clear line`, {tag: '@15.8'}, ({}, testInfo) => {
    const mistake = testInfo.outputPath('mistake.ts');
    fs.writeFileSync(mistake, 'const a = [\n  {b: 1,\n];\n');
    fs.writeFileSync(testInfo.outputPath('build.pid'), `${process.pid}`);
    const {status, stderr} = spawnSync(
      process.execPath,
      parameters.map((parameter) => (parameter === 'MISTAKE' ? mistake : parameter)),
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          CHROME_PATH: '/nowhere/chrome',
          INIT_CWD: 'tests',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: testInfo.outputPath(),
        },
      },
    );
    expect(status).toBeGreaterThan(0);
    expect(stderr.trim()).toMatch(line);
    expect(stderr.trim().split('\n').length).toBeLessThan(3);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
}
