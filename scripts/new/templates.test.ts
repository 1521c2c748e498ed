import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {formatFinding} from '../../checks/finding';
import {runChecks} from '../../checks/run-checks';
import {readSourceFiles} from '../../checks/source-files';
import {platforms} from '../../product/platforms';
import {newPage, newPlatform, newPost, newSection, type NewFile} from './templates';

const read = (filePath: string) => fs.readFileSync(filePath, 'utf8');

/** What the checks say about new files in the project. */
async function findings(added: NewFile[]): Promise<string[]> {
  const paths = added.map(({filePath}) => filePath);
  const others = readSourceFiles().filter(({filePath}) => !paths.includes(filePath));
  return (await runChecks([...others, ...added], {names: [], paths})).map(formatFinding);
}

/** Where the template asks the writer for a text: `npm run new` says so. */
const isLeftToDo = (finding: string) => / is still there — /.test(finding);

const cases: [what: string, files: NewFile[], paths: string[]][] = [
  [
    'a page, a post and a section',
    [
      ...newPage('Batteries & heat', 'guides'),
      ...newPost('Lifts: a "short" story', '2026-01-31'),
      ...newSection('using', 'Work in lifts', read),
    ],
    [
      'docs/guides/batteries-heat.mdx',
      'blog/2026-01-31-lifts-a-short-story.md',
      ...Object.values(platforms).map(({path}) => `docs/${path}/using.mdx`),
    ],
  ],
  [
    'a platform',
    newPlatform('Kotlin Multiplatform', read),
    ['install', 'using', 'examples'].map((page) => `docs/KotlinMultiplatform/${page}.mdx`),
  ],
];

for (const [what, files, paths] of cases) {
  test(`every check passes ${what} from a template, except the one for what remains to be written`, async () => {
    expect(files.map(({filePath}) => filePath)).toEqual(paths);
    const found = await findings(files);
    expect(found.filter((finding) => !isLeftToDo(finding))).toEqual([]);
    for (const {filePath} of files) {
      expect(found).toContainEqual(expect.stringContaining(filePath));
    }
  });
}

test('a new section comes before the one that ends a page', () => {
  const texts = newSection('install', 'Work in lifts', read).map(({text}) => text);
  for (const text of texts) {
    expect(text.match(/^## .+$/gm)?.slice(-2)).toEqual(['## Work in lifts', '## Next steps']);
  }
});
