import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';

/** What a script printed as errors, line by line, and its exit code. */
function run(parameters: string[], environment: NodeJS.ProcessEnv, cwd = process.cwd()) {
  const {status, stderr} = spawnSync(process.execPath, parameters, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...environment},
  });
  return {status, lines: stderr.trim().split('\n')};
}

for (const parameters of [[], ['--build']]) {
  test(`a port in use: one clear line (serve ${parameters.join()})`, async ({}, testInfo) => {
    const folder = testInfo.outputPath();
    fs.mkdirSync(path.join(folder, 'build'));
    fs.writeFileSync(path.join(folder, 'build/index.html'), '');
    const script = path.resolve('scripts/serve.ts');
    const taken = await serveStatic('static');
    const {port} = new URL(taken.origin);
    const {status, lines} = run(['--import', 'tsx', script, ...parameters], {PORT: port}, folder);
    await taken.close();
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(`^Port ${port} is in use — .*PORT=${Number(port) + 1} npm run`),
    ]);
  });
}

for (const script of ['serve', 'compress']) {
  test(`no built site: one clear line (${script})`, () => {
    const parameters = ['--import', 'tsx', `../../scripts/${script}.ts`];
    const {status, lines} = run(parameters, {PORT: '0'}, 'tests/fixtures');
    expect(status).toBe(1);
    expect(lines).toEqual(['build/ contains no site — run npm run build first']);
  });
}

test('no browser where CHROME_PATH says: one clear line', () => {
  const {status, lines} = run(['--import', 'tsx', 'tests/run.ts'], {
    CHROME_PATH: '/nowhere/chrome',
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^CHROME_PATH does not name a file: \/nowhere\/chrome — /),
  ]);
});

test('a wrong Node version: one clear line', () => {
  const pretend = `Object.defineProperty(process, 'version', {value: 'v18.20.0'}); import('./scripts/node-version.mjs')`;
  const {status, lines} = run(['-e', pretend], {});
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^Node 18\.20\.0 is too old: this project needs Node >=\d+\.\d+ — /),
  ]);
});

test('a mistake in a file that a command imports: file and line, without a stack trace', ({}, testInfo) => {
  const file = testInfo.outputPath('mistake.ts');
  fs.writeFileSync(file, 'const a = [\n  {b: 1,\n];\n');
  const {status, lines} = run(
    ['--import', 'tsx', '--import', './scripts/short-errors.mjs', file],
    {},
  );
  expect(status).toBe(1);
  expect(lines.join('\n')).toMatch(/mistake\.ts:3:0: ERROR: /);
  expect(lines.join('\n')).not.toMatch(/^\s+at /m);
});

test(
  'the mistakes of all pages stop a build at once, each in one line with file, line and fix',
  {tag: ['@15.1', '@15.2', '@15.3']},
  async () => {
    const {ok, output} = await buildSite('mistakes');
    expect(ok).toBe(false);
    const lines = output.slice(output.indexOf('[ERROR]')).trim().split('\n').slice(1);
    const folder = 'tests/fixtures/mistakes';
    expect(lines.map((line) => line.split(' — ')[0]).sort()).toEqual([
      `${folder}/docs/three.mdx:6  samples/ios/Courier/Deliveries.swift has no region sart`,
      `${folder}/docs/three.mdx:9  there is no sample ios/Nowhere.swift`,
      `${folder}/pages/one.mdx:10  there is no <Map>`,
      `${folder}/pages/one.mdx:12  code cannot be highlighted as "javascritp"`,
      `${folder}/pages/one.mdx:16  "titel="one.js"" means nothing after the language of a code block`,
      `${folder}/pages/one.mdx:20  there is no picture ./nowhere.png`,
      `${folder}/pages/one.mdx:22  the admonition :::note is not closed`,
      `${folder}/pages/one.mdx:8  {typo} is not defined`,
      `${folder}/pages/one.mdx:8:5  unknown fact {{sdk.nmae}}`,
      `${folder}/pages/two.mdx:10:2  an HTML comment is not valid here`,
      `${folder}/pages/two.mdx:8:5  unknown fact {{sdk.nmae}}`,
    ]);
  },
);

test('a word after npm run check that is neither a check nor a file: one clear line', () => {
  const {status, lines} = run(['--import', 'tsx', 'checks/run.ts', 'speling'], {});
  expect(status).toBe(2);
  expect(lines).toEqual([
    expect.stringMatching(/^There is no check or file called speling — .*spelling/),
  ]);
});

for (const [what, parameters, line] of [
  [
    'a title without a letter',
    ['post', '--title', '?'],
    /^Title of the post: "\?" — write at least/,
  ],
  ['a page that no platform has', ['section', '--page', 'usng'], /^Page: "usng" — write one of/],
  ['no title, and no keyboard', ['post'], /^Title of the post: no answer — write at least/],
  ['an option that does not exist', ['post', '--titel', 'A'], /^Unknown option '--titel'/],
] as const) {
  test(`npm run new with ${what}: a clear line, the commands, and no file`, () => {
    const {status, lines} = run(['--import', 'tsx', 'scripts/new/index.ts', ...parameters], {});
    expect(status).toBe(1);
    expect(lines[0]).toMatch(line);
    expect(lines.slice(1)).toEqual([
      '',
      ...['page', 'post', 'section', 'platform'].map((kind) =>
        expect.stringMatching(`^npm run new -- ${kind} --`),
      ),
    ]);
  });
}

test('an unknown option in the config: a clear message without a stack trace', async () => {
  const {ok, output} = await buildSite('unknown-option');
  expect(ok).toBe(false);
  expect(output).toMatch(
    /\[ERROR\] These field\(s\) \("colour",\) are not recognized in .*unknown-option\.config\.ts/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
