import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {runChecks} from '../../checks/run-checks';
import {readSourceFiles} from '../../checks/source-files';
import {formatFault} from '../../lib/faults';
import {documentedIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {newPages, type NewFile} from './pages';

const read = (filePath: string) => fs.readFileSync(filePath, 'utf8');

/** What the checks say about new files in the project. */
async function findings(added: NewFile[]): Promise<string[]> {
  const paths = added.map(({filePath}) => filePath);
  const others = readSourceFiles().filter(({filePath}) => !paths.includes(filePath));
  return (await runChecks([...others, ...added], {names: [], paths})).map(formatFault);
}

/** Where a skeleton asks the writer for a text. */
const isLeftToDo = (finding: string) => / is still there — /.test(finding);

const PAGES = ['install', 'using', 'examples'];

const pagesIn = (folder: string) => PAGES.map((page) => `docs/${folder}/${page}.mdx`);

const folders = documentedIds.map((id) => platforms[id].path);

test('only pages that are missing are new', () => {
  const [last = ''] = folders.slice(-1);
  const files = newPages((file) => (file.startsWith(`docs/${last}/`) ? undefined : read(file)));
  expect(files.map(({filePath}) => filePath)).toEqual(pagesIn(last));
});

test('every check passes all pages as npm run new writes them, except the one for what remains to be written', async () => {
  const files = newPages(() => undefined);
  expect(files.map(({filePath}) => filePath)).toEqual([
    'docs/index.mdx',
    ...folders.flatMap(pagesIn),
  ]);
  const found = await findings(files);
  expect(found.filter((finding) => !isLeftToDo(finding))).toEqual([]);
  // The page of a planned platform is finished.
  for (const {filePath} of files.filter(({text}) => text.includes('TODO:'))) {
    expect(found).toContainEqual(expect.stringContaining(filePath));
  }
});
