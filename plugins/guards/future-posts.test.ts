import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from '@playwright/test';
import {futurePosts} from './future-posts';

test('a post with a date in the future is named, with the date', {tag: '@15.1'}, () => {
  const posts = ['2026-01-01', '2026-03-01'].map((day) => ({
    metadata: {source: `@site/blog/${day}.md`, date: new Date(day)},
  })) as unknown as BlogPost[];
  expect(futurePosts(posts, new Date('2026-02-01'))).toEqual([
    expect.stringMatching(/^blog\/2026-03-01\.md:1 {2}the post is dated 2026-03-01, /),
  ]);
});
