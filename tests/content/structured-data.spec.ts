import {expect, test} from '@playwright/test';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {platformDocs} from '../harness/docs';
import {readHead} from '../harness/read-head';
import {posts} from '../harness/posts';

type Item = Record<string, unknown>;

const absolute = (address: string) => `${facts.site.url}${address}`;

async function structuredData(route: string): Promise<Item[]> {
  const folder = await builtFolder('production');
  return (await readHead(folder, route)).structuredData as Item[];
}

/**
 * What https://developers.google.com/search/docs/appearance/structured-data/article recommends,
 * without the date of publication, which docs do not have, and with what schema.org has for text.
 */
function expectArticle(item: Item | undefined, route: string, type: string): void {
  expect(item).toMatchObject({
    '@context': 'https://schema.org',
    '@type': type,
    url: absolute(route),
    mainEntityOfPage: absolute(route),
    inLanguage: 'en',
    publisher: {'@type': 'Organization', name: facts.provider.name, url: facts.provider.website},
    isPartOf: {'@type': 'WebSite', name: facts.sdk.name, url: absolute('/')},
  });
  expect(item?.headline).toMatch(/\w/);
  expect(item?.description).toMatch(/\w/);
  expect(item?.image).toMatch(new RegExp(`^${absolute('/img/cards/')}.+\\.png$`));
  expect(item?.dateModified).toEqual(
    hasFullHistory()
      ? expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      : undefined,
  );
}

for (const route of platformDocs) {
  test(`${route} is a technical article`, {tag: '@14.6'}, async () => {
    const [article] = (await structuredData(route)).filter(
      (item) => item['@type'] !== 'BreadcrumbList',
    );
    expectArticle(article, route, 'TechArticle');
    expect(article?.author).toMatchObject({'@type': 'Organization', url: facts.provider.website});
  });

  test(
    `the breadcrumbs of ${route} lead from the landing page to the doc`,
    {tag: '@14.6'},
    async () => {
      const items = await structuredData(route);
      const [breadcrumbs, ...others] = items.filter((item) => item['@type'] === 'BreadcrumbList');
      expect(others).toEqual([]);
      expect(breadcrumbs?.itemListElement).toEqual([
        {'@type': 'ListItem', position: 1, name: facts.sdk.name, item: absolute('/')},
        {
          '@type': 'ListItem',
          position: 2,
          name: expect.stringMatching(/^(Android|iOS|React Native|Flutter): \w+$/) as unknown,
          item: absolute(route),
        },
      ]);
    },
  );
}

for (const {route} of posts) {
  test(`${route} is a blog posting with authors`, {tag: '@14.6'}, async () => {
    const [posting, ...others] = await structuredData(route);
    expect(others).toEqual([]);
    expectArticle(posting, route, 'BlogPosting');
    expect(posting?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    const authors = posting?.author as Item[];
    expect(authors.length).toBeGreaterThan(0);
    for (const author of authors) {
      expect(author).toMatchObject({
        '@type': expect.stringMatching(/^(Organization|Person)$/),
        name: expect.stringMatching(/\w/),
      });
    }
  });
}

// https://developers.google.com/search/docs/appearance/site-names and …/structured-data/organization
test('the landing page is the website of the provider', {tag: '@14.6'}, async () => {
  expect(await structuredData('/')).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: facts.sdk.name,
      url: absolute('/'),
      publisher: expect.objectContaining({
        '@type': 'Organization',
        name: facts.provider.name,
        url: facts.provider.website,
        logo: absolute('/img/logo.svg'),
        contactPoint: expect.objectContaining({email: facts.support.email}),
      }),
    }),
  ]);
});
