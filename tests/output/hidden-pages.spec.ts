import {expect, test} from '@playwright/test';
import {publishedTexts} from '../harness/published-texts';

/** The application, and the not-found page, which leads a mistyped address to its page, know all addresses. */
const KNOWS_ALL = /^(?:ar-XB\/)?(?:assets\/|404\.html$)/;

/** The files in both languages. */
const inEach = (files: readonly string[]) =>
  [...files, ...files.map((file) => `ar-XB/${file}`)].sort();

for (const [what, words, files] of [
  [
    'a post',
    /An unlisted post|05\/unlisted\b/,
    ['blog/2026/01/05/unlisted.html', 'blog/2026/01/05/unlisted.md', 'blog/tags/hidden.html'],
  ],
  ['a doc', /forms\/unlisted\b/, ['forms/unlisted.html', 'forms/unlisted.md']],
  [
    'a doc in a category with cards',
    /On no card|list\/unlisted\b/,
    ['forms/cards/list/unlisted.html', 'forms/cards/list/unlisted.md'],
  ],
] as const) {
  test(
    `${what} that is unlisted is at its address, as HTML and as Markdown, and in no list, feed, index or sitemap`,
    {tag: ['@14.2', '@14.8']},
    async () => {
      const texts = await publishedTexts('kitchen');
      const found = texts.filter(({name, text}) => !KNOWS_ALL.test(name) && words.test(text));
      expect(found.map(({name}) => name).sort()).toEqual(inEach(files));
    },
  );
}

test(
  'a draft of a doc, a card or a post is in no file that the site publishes: no page, search, sitemap, feed or llms.txt',
  {tag: '@15.7'},
  async () => {
    const read = await publishedTexts('kitchen');
    expect(read.length).toBeGreaterThan(30);
    const found = read.filter(
      ({name, text}) => /draft/.test(name) || /\bA draft (of|on) a\b/.test(text),
    );
    expect(found.map(({name}) => name)).toEqual([]);
  },
);
