import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {readRequest, runChecks} from './run-checks';

const everything = {names: [], paths: []};
const first = pageOf('## One\n\nJust deliverry\n\n# Two', 'docs/a.mdx');
const second = pageOf('Just one', 'docs/b.mdx');
const places = async (request: {names: string[]; paths: string[]}) =>
  (await runChecks([second, first], request)).findings.map(
    ({filePath, line}) => `${filePath}:${line}`,
  );

test('findings are listed file by file, from the top', async () => {
  const found = await places({names: ['terms', 'headings'], paths: []});
  expect(found).toEqual(['docs/a.mdx:6', 'docs/a.mdx:8', 'docs/b.mdx:4']);
});

test('if files are named, only findings in them are reported', async () => {
  const found = await places({names: ['terms', 'headings'], paths: ['docs/b.mdx']});
  expect(found).toEqual(['docs/b.mdx:4']);
});

test('what a check finds in a file that it reads itself is reported, unless files are named', async () => {
  const sample = {filePath: 'samples/android/A.kt', text: ''};
  const found = async (paths: string[]) =>
    (await runChecks([sample], {names: ['sample-symbols'], paths})).findings.map(
      ({filePath}) => filePath,
    );
  expect(new Set(await found([]))).toEqual(new Set(['product/contract/index.ts']));
  expect(await found([sample.filePath])).toEqual([]);
});

test('if checks are named, only those are run', async () => {
  expect(await places({names: ['headings'], paths: []})).toEqual(['docs/a.mdx:8']);
});

test('if a page cannot be read, the others are checked on their own, and not compared with it', async () => {
  const linking = pageOf('[C](./c.mdx#d) and [nothing](./nothing.mdx)', 'docs/a.mdx');
  const {findings: found, isComplete} = await runChecks(
    [pageOf('Just {a', 'docs/c.mdx'), linking, pageOf('## A\n\nJust deliverry', 'docs/b.mdx')],
    {names: ['spelling', 'links'], paths: []},
  );
  expect(found.map(({filePath, problem}) => [filePath, problem])).toEqual([
    ['docs/b.mdx', expect.stringContaining('deliverry')],
    ['docs/c.mdx', expect.anything()],
  ]);
  expect(isComplete).toBe(false);
});

test('if a page cannot be read, samples are checked all the same', async () => {
  const sample = {filePath: 'samples/android/A.kt', text: ''};
  const {findings} = await runChecks([pageOf('Just {a', 'docs/c.mdx'), sample], {
    names: ['sample-symbols'],
    paths: [],
  });
  expect(findings.map(({filePath}) => filePath)).toContain('product/contract/index.ts');
});

test('of a page with an unknown fact, nothing else is reported, because it cannot be expanded', async () => {
  const {findings: found} = await runChecks([pageOf('{{sdk.nmae}} <b')], everything);
  expect(found.map(({problem}) => problem)).toEqual(['unknown fact {{sdk.nmae}}']);
});

test('words that are not checks name files', () => {
  expect(readRequest(['terms', 'docs/a.mdx'])).toEqual({names: ['terms'], paths: ['docs/a.mdx']});
});
