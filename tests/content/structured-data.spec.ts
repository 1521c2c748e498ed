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

const ofType = (items: readonly Item[], type: string) =>
  items.filter((item) => item['@type'] === type);

for (const route of platformDocs) {
  test(`the breadcrumbs of ${route} end with the doc`, {tag: '@14.6'}, async () => {
    const [breadcrumbs, ...others] = ofType(await structuredData(route), 'BreadcrumbList');
    expect(others).toEqual([]);
    expect((breadcrumbs?.itemListElement as Item[]).at(-1)).toMatchObject({
      '@type': 'ListItem',
      item: absolute(route),
    });
  });
}

// https://developers.google.com/search/docs/appearance/structured-data/article
for (const {route} of posts) {
  test(`${route} is a blog posting with authors`, {tag: '@14.6'}, async () => {
    const [posting, ...others] = ofType(await structuredData(route), 'BlogPosting');
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
  });
}

// https://developers.google.com/search/docs/appearance/site-names and …/structured-data/organization
for (const route of ['/', ...platformDocs, '/blog', '/markdown-page']) {
  test(`${route} is part of the website of the provider`, {tag: '@14.6'}, async () => {
    expect(ofType(await structuredData(route), 'WebSite')).toEqual([
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
  });
}
