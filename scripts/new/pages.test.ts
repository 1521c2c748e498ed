import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {runChecks} from '../../checks/run-checks';
import {readSourceFiles} from '../../checks/source-files';
import {formatFault} from '../../lib/faults';
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
/** The folder of the last platform. */
const LAST = `docs/${Object.values(platforms).at(-1)?.path}/`;

const cases: [what: string, files: NewFile[], ...paths: string[]][] = [
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
  test(`every check passes ${what} as npm run new writes them, except the one for what remains to be written`, async () => {
    expect(files.map(({filePath}) => filePath)).toEqual(paths);
    const found = await findings(files);
    expect(found.filter((finding) => !isLeftToDo(finding))).toEqual([]);
    // The page of a planned platform is finished.
    for (const {filePath} of files.filter(({text}) => text.includes('TODO:'))) {
      expect(found).toContainEqual(expect.stringContaining(filePath));
    }
  });
}
