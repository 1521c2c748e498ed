import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {scripts} from '../../package.json';
import {useEnvironment} from '../harness/environment';

// Playwright's own switch of this name asks the commands for stack traces as well.
useEnvironment({DEBUG: undefined});

/** With the short errors that every command has. */
const SHORT = ['--import', 'tsx', '--import', './scripts/errors.mjs'];
const BUILD = ['scripts/docusaurus.mjs', 'build'];

const run = (parameters: readonly string[], options: {cwd?: string; env?: NodeJS.ProcessEnv}) =>
  spawnSync(process.execPath, parameters, {encoding: 'utf8', ...options});

test('every command in TypeScript has short errors', {tag: '@15.8'}, () => {
  const commands = Object.values(scripts).filter((command) => command.startsWith('tsx '));
  expect(commands).not.toEqual([]);
  const [, ...beginning] = SHORT;
  expect(commands.filter((command) => !command.startsWith(beginning.join(' ')))).toEqual([]);
});

/** What makes this Node an older one. */
const OLD_NODE =
  "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.9.0'}})";

const TOO_OLD =
  /^\[ERROR\] Node 20\.9\.0 is too old — use Node \d+(\.\d+)* or later, then run npm ci$/;

const NO_BUILT_SITE =
  /^\[ERROR\] --out-dir .*: a build empties .* other than a built site — name a folder that /;

const NO_SITE = /^\[ERROR\] nowhere\/ contains no site — run npm run build first$/;

test('a stack trace is printed if DEBUG=1 asks for it', {tag: '@15.8'}, () => {
  const env = {...process.env, DEBUG: '1'};
  const {stderr} = run([...SHORT, 'checks/run.ts', 'speling'], {env});
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
      expect(run([path.resolve('scripts/docusaurus.mjs'), 'build'], {cwd}).stderr).toMatch(
        /^\n\[ERROR\] the folder .* has . in its name, which the bundler can't read — move the clone to .*\n$/,
      );
    }
  },
);

/** What is wrong, a command, and what it says. */
const mistakes: [what: string, parameters: string[], line: RegExp][] = [
  ['a Node that is too old to build', ['--import', OLD_NODE, ...BUILD], TOO_OLD],
  [
    'a Node that is too old to compress',
    ['--import', OLD_NODE, ...SHORT.slice(2), 'scripts/compress.ts'],
    TOO_OLD,
  ],
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
  ...['xx', 'en_US', '../x', ''].map((locale): (typeof mistakes)[number] => [
    `a language that the site does not have, "${locale}"`,
    [...BUILD, '--locale', locale],
    /^\[ERROR\] --locale .*: i18n\.locales in docusaurus\.config\.ts has en(?:, [\w-]+)* — /,
  ]),
  [
    'a port that is no number',
    ['scripts/start.mjs', '--port', 'abc'],
    /^\[ERROR\] --port abc — write a number/,
  ],
  [
    'a folder beside the sources to build in',
    [...BUILD, '--out-dir', 'nowhere'],
    /^\[ERROR\] --out-dir nowhere: .* — name build, /,
  ],
  [
    'no folder to build in',
    [...BUILD, '--out-dir'],
    /^\[ERROR\] --out-dir needs a folder, such as build$/,
  ],
  [
    'something other than a built site to build in',
    [...BUILD, '--out-dir', 'OUTPUT'],
    NO_BUILT_SITE,
  ],
  ['a clone to build in', [...BUILD, '--out-dir', 'OUTPUT/clone'], NO_BUILT_SITE],
  [
    'another build in the same folder',
    BUILD,
    /^\[ERROR\] another build is running in this folder — wait for it, or end process \d+; if that is no build, delete .*build\.pid$/,
  ],
  [
    'a mistake in what a command imports',
    [...SHORT, 'OUTPUT/mistake.ts'],
    /mistake\.ts:3:0: ERROR: /,
  ],
];

for (const [what, parameters, line] of mistakes) {
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
    const folder = testInfo.outputPath();
    const env = {CHROME_PATH: '/nowhere/chrome', INIT_CWD: 'tests'};
    const {status, stderr} = run(
      parameters.map((parameter) => parameter.replace('OUTPUT', folder)),
      {env: {...process.env, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder}},
    );
    expect(status).toBeGreaterThan(0);
    expect(stderr.trim()).toMatch(line);
    expect(stderr.trim().split('\n').length).toBeLessThan(3);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
}
