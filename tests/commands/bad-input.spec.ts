import {escapeRegexp} from '@docusaurus/utils';
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
  const {status, lines} = run(['--import', 'tsx', 'tests/run.ts'], {
    CHROME_PATH: '/nowhere/chrome',
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^CHROME_PATH does not name a file: \/nowhere\/chrome — /),
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

/** A section that every install page has. */
const existing =
  /^## ([^{]+?)(?: \{.*)?$/m.exec(fs.readFileSync('docs/iOS/install.mdx', 'utf8'))?.[1] ?? '';

for (const [what, parameters, line] of [
  [
    'a title without a letter',
    ['post', '--title', '?'],
    /^Title of the post: "\?" — write at least/,
  ],
  ['a page that no platform has', ['section', '--page', 'usng'], /^Page: "usng" — write one of/],
  ['no title, and no keyboard', ['post'], /^Title of the post: no answer — write at least/],
  ['an option that does not exist', ['post', '--titel', 'A'], /^Unknown option '--titel'/],
  [
    'a title in letters that no address has',
    ['page', '--title', '概要'],
    /^Title of the page: "概要" — write at least/,
  ],
  [
    'a folder outside of docs',
    ['page', '--title', 'A', '--folder', '../blog'],
    /^Folder: "\.\.\/blog" — name a folder in docs/,
  ],
  [
    'a folder with a space',
    ['page', '--title', 'A', '--folder', 'a b'],
    /^Folder: "a b" — name a folder in docs/,
  ],
  [
    'the title of a page that exists',
    ['page', '--title', 'Using', '--folder', 'Android'],
    /^docs\/Android\/using\.mdx already exists — choose/,
  ],
  [
    'the address of a post that exists',
    ['post', '--title', 'Welcome'],
    /^blog\/\S+welcome\S* already exists — choose/,
  ],
  [
    'a section that exists',
    ['section', '--page', 'install', '--title', existing],
    new RegExp(`^docs/\\w+/install\\.mdx already has the section "${escapeRegexp(existing)}"`),
  ],
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
