import {expect, test} from '@playwright/test';
import {publishedTexts} from '../harness/published-texts';

/** The application, and the not-found page, which leads a mistyped address to its page, know all addresses. */
const KNOWS_ALL = /^(assets\/|404\.html$)/;

for (const [what, words, files] of [
  [
    'a post',
    /An unlisted post|05\/unlisted\b/,
    ['posts/2026/01/05/unlisted.html', 'posts/2026/01/05/unlisted.md', 'posts/tags/hidden.html'],
  ],
  ['a doc', /fixtures\/unlisted\b/, ['fixtures/unlisted.html', 'fixtures/unlisted.md']],
  [
    'a doc in a category with cards',
    /On no card|list\/unlisted\b/,
    ['fixtures/cards/list/unlisted.html', 'fixtures/cards/list/unlisted.md'],
  ],
] as const) {
  test(`${what} that is unlisted is at its address, as HTML and as Markdown, and in no list, feed, index or sitemap`, async () => {
    const texts = await publishedTexts('fixture-pages');
    const found = texts.filter(({name, text}) => !KNOWS_ALL.test(name) && words.test(text));
    expect(found.map(({name}) => name).sort()).toEqual(files);
  });
}
