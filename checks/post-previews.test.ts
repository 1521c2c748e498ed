import {expect, test} from '@playwright/test';
import {pageOf} from './pages/page-of';
import {postPreviews} from './post-previews';

const find = (text: string, filePath = 'blog/2026-01-31-a.md') =>
  postPreviews([pageOf(text, filePath)]);

test('a post without a mark is found', async () => {
  expect(await find('One\n\nTwo')).toEqual([
    expect.objectContaining({problem: 'the list of posts would show the whole post'}),
  ]);
});

test('a post with a mark, and a page that is no post, pass', async () => {
  expect(await find('One\n\n{/* truncate */}\n\nTwo')).toEqual([]);
  expect(await find('One\n\nTwo', 'docs/a.mdx')).toEqual([]);
});
