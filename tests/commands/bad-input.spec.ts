import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {scripts} from '../../package.json';

/** With the short errors that every command has. */
const SHORT = ['--import', 'tsx', '--import', './scripts/errors.mjs'];

test('every command in TypeScript has short errors', {tag: '@15.8'}, () => {
  const commands = Object.values(scripts).filter((command) => command.startsWith('tsx '));
  expect(commands).not.toEqual([]);
  const [, ...beginning] = SHORT;
  expect(commands.filter((command) => !command.startsWith(beginning.join(' ')))).toEqual([]);
});

/** What makes this Node an older one. */
const OLD_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.9.0'}})";

const NO_SITE = /^\[ERROR\] nowhere\/ contains no site — run npm run build first$/;

test('a stack trace is printed if DEBUG=1 asks for it', {tag: '@15.8'}, () => {
  const {stderr} = spawnSync(process.execPath, [...SHORT, 'checks/run.ts', 'speling'], {
    encoding: 'utf8',
    env: {...process.env, DEBUG: '1'},
  });
  expect(stderr).toMatch(/no check, file or folder called speling[^]*^\s+at .*checks\/run/m);
});

test(
  'a build goes on where a killed one, which had the number of this one, has left its own',
  {tag: '@15.8'},
  ({}, testInfo) => {
    const folder = testInfo.outputPath();
    const command =
      'echo $$ > "$0/build.pid"; exec "$1" scripts/docusaurus.mjs build --config none';
    const {stderr} = spawnSync('sh', ['-c', command, folder, process.execPath], {
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder},
    });
    expect(stderr).toMatch(/^\[ERROR\] Config file .*none" not found/m);
  },
);

test(
  'a folder that the bundler takes for something else is named before anything is loaded',
  {tag: '@15.8'},
  ({}, testInfo) => {
    for (const name of ['a#b', 'a!b', 'a?b', '50%']) {
      const cwd = testInfo.outputPath(name);
      fs.mkdirSync(cwd, {recursive: true});
      const script = path.resolve('scripts/docusaurus.mjs');
      const {stderr} = spawnSync(process.execPath, [script, 'build'], {cwd, encoding: 'utf8'});
      expect(stderr).toMatch(
        /^\n\[ERROR\] the folder .* has . in its name, which the bundler can't read — move the clone to .*\n$/,
      );
    }
  },
);

for (const [what, parameters, line] of [
  ...[
    ['scripts/docusaurus.mjs', 'build'],
    [...SHORT.slice(2), 'scripts/compress.ts'],
  ].map(
    (command) =>
      [
        `a Node that is too old for ${command.at(-1)}`,
        ['--import', OLD_NODE, ...command],
        /^\[ERROR\] Node 20\.9\.0 is too old — use Node \d+(\.\d+)* or later, then run npm ci$/,
      ] as const,
  ),
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
  ...['xx', 'en_US', '../x', ''].map(
    (locale) =>
      [
        `a language that the site does not have, "${locale}"`,
        ['scripts/docusaurus.mjs', 'build', '--locale', locale],
        /^\[ERROR\] --locale .*: i18n\.locales in docusaurus\.config\.ts has en — /,
      ] as const,
  ),
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
    'no folder to build in',
    ['scripts/docusaurus.mjs', 'build', '--out-dir'],
    /^\[ERROR\] --out-dir needs a folder, such as build$/,
  ],
  ...['OUTPUT', 'OUTPUT/clone'].map(
    (folder) =>
      [
        `something other than a built site in the folder to build in, ${folder}`,
        ['scripts/docusaurus.mjs', 'build', '--out-dir', folder],
        /^\[ERROR\] --out-dir .*: a build empties .* other than a built site — name a folder that /,
      ] as const,
  ),
  [
    'another build in the same folder',
    ['scripts/docusaurus.mjs', 'build'],
    /^\[ERROR\] another build is running in this folder — wait for it, or end process \d+; if that is no build, delete .*build\.pid$/,
  ],
  [
    'a mistake in what a command imports',
    [...SHORT, 'OUTPUT/mistake.ts'],
    /mistake\.ts:3:0: ERROR: /,
  ],
] as const) {
  test(`${what}: one clear line`, {tag: '@15.8'}, ({}, testInfo) => {
    for (const [file, text] of [
      ['mistake.ts', 'const a = [\n  {b: 1,\n];\n'],
      ['build.pid', `${process.pid}`],
      // As in a worktree of the branch that a host publishes.
      ['clone/index.html', ''],
      ['clone/.git', ''],
    ] as const) {
      replaceFile(testInfo.outputPath(file), text);
    }
    const {status, stderr} = spawnSync(
      process.execPath,
      parameters.map((parameter) => parameter.replace('OUTPUT', testInfo.outputPath())),
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
