import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {unlinked} from './unlinked';

const page = (filePath: string, text = '') => pageOf(text, filePath);
const problems = async (...files: ReturnType<typeof page>[]) =>
  (await unlinked(files)).map(({filePath, problem}) => `${filePath}: ${problem}`);

test('a doc that no sidebar and no page names is found, and so is a stand-alone page', async () => {
  expect(await problems(page('docs/guides/a.mdx'), page('src/pages/b.md', '[Me](/b)'))).toEqual([
    'docs/guides/a.mdx: no other page links to /guides/a',
    'src/pages/b.md: no other page links to /b',
  ]);
});

test('what a sidebar, a page or the site names passes, and so do posts', async () => {
  expect(
    await problems(
      page('docs/iOS/using.mdx', '[A](../guides/a.mdx#part) <a href="/b">B</a>'),
      page('docs/guides/a.mdx'),
      page('src/pages/b.md'),
      page('blog/2026-01-31-c.md'),
    ),
  ).toEqual([]);
});

test('what a component names passes, and so does a doc with a tag, which has a list', async () => {
  const component = {filePath: 'src/components/A/index.tsx', text: '<Link to="/b" />'};
  const tagged = {filePath: 'docs/guides/a.mdx', text: '---\ntags: [power]\n---\n'};
  expect(await problems(page('src/pages/b.md'), component, tagged)).toEqual([]);
});

test('a draft and an unlisted page need no link', async () => {
  for (const key of ['draft', 'unlisted']) {
    const text = `---\n${key}: true\n---\n`;
    expect(await problems({filePath: 'docs/guides/a.mdx', text})).toEqual([]);
  }
});
