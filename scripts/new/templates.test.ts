import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {runChecks} from '../../checks/run-checks';
import {readSourceFiles} from '../../checks/source-files';
import {formatFault} from '../../lib/faults';
import {platforms} from '../../product/platforms';
import {newPages} from './pages';
import {newPage, newPost, type NewFile} from './templates';

const read = (filePath: string) => fs.readFileSync(filePath, 'utf8');

/** What the checks say about new files in the project. */
async function findings(added: NewFile[]): Promise<string[]> {
  const paths = added.map(({filePath}) => filePath);
  const others = readSourceFiles().filter(({filePath}) => !paths.includes(filePath));
  return (await runChecks([...others, ...added], {names: [], paths})).map(formatFault);
}

/** Where the template asks the writer for a text: `npm run new` says so. */
const isLeftToDo = (finding: string) => / is still there — /.test(finding);

const PAGES = ['install', 'using', 'examples'];
/** The folder of the last platform. */
const LAST = `docs/${Object.values(platforms).at(-1)?.path}/`;

const cases: [what: string, files: NewFile[], ...paths: string[]][] = [
  [
    'a page and a post',
    [...newPage('Batteries & heat', 'guides'), ...newPost('Cafés: a "short" story', '2026-01-31')],
    'docs/guides/batteries-heat.mdx',
    'blog/2026-01-31-cafes-a-short-story.md',
  ],
  [
    'the pages of a platform',
    newPages((file) => (file.startsWith(LAST) ? undefined : read(file))),
    ...PAGES.map((page) => `${LAST}${page}.mdx`),
  ],
  [
    'all pages',
    newPages(() => undefined),
    'docs/index.mdx',
    ...Object.values(platforms).flatMap(({path}) =>
      PAGES.map((page) => `docs/${path}/${page}.mdx`),
    ),
  ],
];

for (const [what, files, ...paths] of cases) {
  test(`every check passes ${what} from a template, except the one for what remains to be written`, async () => {
    expect(files.map(({filePath}) => filePath)).toEqual(paths);
    const found = await findings(files);
    expect(found.filter((finding) => !isLeftToDo(finding))).toEqual([]);
    // The page of a planned platform is finished.
    for (const {filePath} of files.filter(({text}) => text.includes('TODO:'))) {
      expect(found).toContainEqual(expect.stringContaining(filePath));
    }
  });
}

const refused: [words: string[], says: RegExp][] = [
  [['page', '--title', '光'], /--title "光" — write from 1 to 80 letters/],
  [['post', '--title', 'lamp '.repeat(40)], / — write from 1 to 80 letters/],
  [['page', '--title', 'A', '--folder', '../a'], /--folder "\.\.\/a" — name a folder in docs\//],
  [['pages', 'now'], /'now'.* — pages takes no options/],
  [['page', '--title', 'Index', '--folder', 'docs'], /docs\/index\.mdx already exists/],
];

for (const [words, says] of refused) {
  test(`"npm run new -- ${words.join(' ')}" is refused in one line`, {tag: '@15.8'}, () => {
    const command = ['--import', 'tsx', '--import', './scripts/errors.mjs', 'scripts/new/index.ts'];
    const {status, stderr} = spawnSync(process.execPath, [...command, ...words], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(says);
    expect(stderr.trim()).not.toContain('\n');
  });
}
