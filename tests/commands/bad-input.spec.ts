import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {serveStatic} from '../../scripts/static-server';

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
  test(
    `a port in use: one clear line (serve ${parameters.join()})`,
    {tag: '@15.8'},
    async ({}, testInfo) => {
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
    },
  );
}

for (const script of ['serve', 'compress']) {
  test(`no built site: one clear line (${script})`, {tag: '@15.8'}, () => {
    const parameters = ['--import', 'tsx', `../../scripts/${script}.ts`];
    const {status, lines} = run(parameters, {PORT: '0'}, 'tests/kitchen');
    expect(status).toBe(1);
    expect(lines).toEqual(['build/ contains no site — run npm run build first']);
  });
}

test('no browser where CHROME_PATH says: one clear line', {tag: '@15.8'}, () => {
  const {status, lines} = run(['--import', 'tsx', 'tests/run.ts'], {
    CHROME_PATH: '/nowhere/chrome',
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^CHROME_PATH does not name a file: \/nowhere\/chrome — /),
  ]);
});

test('a wrong Node version: one clear line', {tag: '@15.9'}, () => {
  const pretend = `Object.defineProperty(process, 'version', {value: 'v18.20.0'}); import('./scripts/node-version.mjs')`;
  const {status, lines} = run(['-e', pretend], {});
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^Node 18\.20\.0 is too old: this project needs Node >=\d+\.\d+ — /),
  ]);
});

test(
  'a mistake in a file that a command imports: file and line, without a stack trace',
  {tag: '@15.8'},
  ({}, testInfo) => {
    const file = testInfo.outputPath('mistake.ts');
    fs.writeFileSync(file, 'const a = [\n  {b: 1,\n];\n');
    const {status, lines} = run(
      ['--import', 'tsx', '--import', './scripts/short-errors.mjs', file],
      {},
    );
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
      expect.stringMatching(/^There is no check or file called speling — .*spelling/),
    ]);
  },
);

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
  test(`npm run new with ${what}: a clear line, the commands, and no file`, {tag: '@15.8'}, () => {
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
