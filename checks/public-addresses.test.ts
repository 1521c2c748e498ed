import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {publicAddresses} from './public-addresses';

const list = (text: string) => ({filePath: 'site/public-addresses.txt', text});
const page = pageOf('', 'docs/guides/a.mdx');

test('a listed address that is a page passes, and a new page needs no line', async () => {
  expect(await publicAddresses([page, list('/blog\n/guides/a\n')])).toEqual([]);
  expect(await publicAddresses([page, list('/blog\n')])).toEqual([]);
});

test('addresses that only a build knows are left to it: further docs, versions, lists and categories', async () => {
  const others = [
    {
      filePath: 'docs/guides/_category_.yml',
      text: 'link:\n  type: generated-index\n  slug: /guides\n',
    },
    {filePath: 'docs/more/_category_.json', text: '{"link": {"slug": "more/"}}'},
    {filePath: 'site/plugins.ts', text: "{path: 'community', routeBasePath: 'community'}"},
    {filePath: 'versions.json', text: '["1.0"]'},
  ];
  const addresses =
    '/community\n/community/a\n/next/iOS/using\n/1.0/b\n/blog/page/2\n/category/c\n/guides\n/more\n';
  expect(await publicAddresses([page, ...others, list(addresses)])).toEqual([]);
  expect(await publicAddresses([page, list('/community/a\n')])).toHaveLength(1);
});

test('a listed address that is no page, or a draft, is found with its line', async () => {
  const draft = {filePath: 'docs/guides/b.mdx', text: '---\ndraft: true\n---\n'};
  expect(await publicAddresses([page, draft, list('/guides/a\n/guides/b\n/guides/c\n')])).toEqual(
    [2, 3].map((line) => expect.objectContaining({filePath: 'site/public-addresses.txt', line})),
  );
});
