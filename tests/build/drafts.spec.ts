import {expect, test} from '@playwright/test';
import {publishedTexts} from '../harness/published-texts';

for (const [what, variant, place, words] of [
  ['a draft of the site', 'production', /components/, /Everything that a page can hold/],
  ['a draft of a doc, a card or a post', 'fixture-pages', /draft/, /\bA draft (of|on) a\b/],
] as const) {
  test(`${what} is in no file that the site publishes: no page, search, sitemap, feed or llms.txt`, async () => {
    const read = await publishedTexts(variant);
    expect(read.length).toBeGreaterThan(30);
    const found = read.filter(({name, text}) => place.test(name) || words.test(text));
    expect(found.map(({name}) => name)).toEqual([]);
  });
}
