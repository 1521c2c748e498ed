import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {futurePosts} from './future-posts';
import {unsupportedOptions} from './unsupported-options';

for (const [what, options, problems] of [
  ['nothing but what the site has', {}, []],
  ['diagrams that are drawn in the browser', {markdown: {mermaid: true}}, ['markdown.mermaid']],
  ['another search', {themeConfig: {algolia: {}}}, ['themeConfig.algolia']],
] as const) {
  test(`a config with ${what} has ${problems.length} faults`, {tag: '@13.3'}, () => {
    const config = {markdown: {mermaid: false}, themeConfig: {}, ...options};
    const lines = unsupportedOptions(config as unknown as DocusaurusConfig);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(problems);
  });
}

test('a post with a date in the future is named, with the date', {tag: '@15.1'}, () => {
  const posts = ['2026-01-01', '2026-03-01'].map((day) => ({
    metadata: {source: `@site/blog/${day}.md`, date: new Date(day)},
  })) as unknown as BlogPost[];
  expect(futurePosts(posts, new Date('2026-02-01'))).toEqual([
    expect.stringMatching(/^blog\/2026-03-01\.md:1 {2}the post is dated 2026-03-01, /),
  ]);
});
