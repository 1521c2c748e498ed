import {expect, test} from '@playwright/test';
import {hasFullHistory} from '../../plugins/guards/git-history';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead} from '../harness/read-head';
import {platformDocs, posts} from '../harness/site';

type Item = Record<string, unknown>;

const absolute = (address: string) => `${facts.site.url}${address}`;

async function dataOfType(route: string, type: string): Promise<Item[]> {
  const {structuredData} = await readHead(await builtFolder('production'), route);
  return (structuredData as Item[]).filter((item) => item['@type'] === type);
}

test.describe('structured data', {tag: '@14.6'}, () => {
  test('the breadcrumbs of a doc end with it', async () => {
    for (const route of platformDocs) {
      const [breadcrumbs, ...others] = await dataOfType(route, 'BreadcrumbList');
      expect(others).toEqual([]);
      expect((breadcrumbs?.itemListElement as Item[]).at(-1)).toMatchObject({
        '@type': 'ListItem',
        item: absolute(route),
      });
    }
  });

  // https://developers.google.com/search/docs/appearance/structured-data/article
  test('a post is a blog posting with authors', async () => {
    for (const {route} of posts) {
      const [posting, ...others] = await dataOfType(route, 'BlogPosting');
      expect(others).toEqual([]);
      expect(posting).toMatchObject({
        '@context': 'https://schema.org',
        url: absolute(route),
        mainEntityOfPage: absolute(route),
        headline: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
        image: {url: expect.stringMatching(new RegExp(`^${absolute('/img/cards/')}.+\\.png$`))},
        author: expect.anything(),
      });
      expect(posting?.dateModified).toEqual(
        hasFullHistory()
          ? expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
          : undefined,
      );
      for (const author of [posting?.author].flat()) {
        expect(author).toMatchObject({'@type': 'Person', name: expect.stringMatching(/\w/)});
      }
    }
  });

  // https://developers.google.com/search/docs/appearance/site-names and …/structured-data/organization
  test('a page is part of the website of the provider', async () => {
    for (const route of ['/', ...platformDocs, '/blog', '/markdown-page']) {
      expect(await dataOfType(route, 'WebSite')).toEqual([
        expect.objectContaining({
          '@context': 'https://schema.org',
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
    }
  });
});
