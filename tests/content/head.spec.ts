import {expect, test} from '@playwright/test';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import config from '../../docusaurus.config';
import {hasFullHistory} from '../../plugins/guards/warnings';
import {facts} from '../../product';
import {headOf, readBuilt} from '../harness/built-page';
import {platformDocs, posts, routes, writtenRoutes} from '../harness/site';
import {elementsOf, textOf} from '../harness/xml';

/** What two pages share although each should have its own. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Pages that Docusaurus makes without a description: they have the site's. */
const UNDESCRIBED = /^\/blog\/(tags$|authors)/;

/** Pages that no writer wrote. */
const MADE = /^\/blog($|\/(archive|authors|tags))/;

const absolute = (route: string) => `${facts.site.url}${route}`;

test(
  'the head of every page has its title, description, address and card, and what is the same for all',
  {tag: ['@1.4', '@1.5', '@1.6', '@14.3', '@14.4', '@14.7']},
  () => {
    const heads = routes.map((route) => ({route, ...headOf(route)}));
    for (const {route, lang, title, meta, links} of heads) {
      const [description = ''] = meta.description ?? [];
      const [image = ''] = meta['og:image'] ?? [];
      expect(title, route).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
      expect(description.length, route).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
      expect(description.length, route).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
      expect(image, route).toMatch(new RegExp(`^${absolute('/img/cards/')}.+\\.png$`));
      expect(readBuilt(image.replace(facts.site.url, '')).length, image).toBeGreaterThan(1000);
      expect(links.filter(({rel}) => rel === 'canonical')).toMatchObject([{href: absolute(route)}]);
      const feeds = links.filter(({type}) => type.endsWith('+xml') && !type.startsWith('image'));
      expect(feeds, route).toMatchObject([{href: '/blog/rss.xml'}, {href: '/blog/atom.xml'}]);
      expect(lang, route).toBe('en');
      expect(meta, route).toMatchObject({
        'application-name': [facts.sdk.name],
        'og:title': [title],
        'og:description': [description],
        'og:url': [absolute(route)],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [MADE.test(route) ? expect.stringMatching(/\w/) : title.split(' | ')[0]],
        'twitter:card': ['summary_large_image'],
      });
    }
    expect(repeated(heads.map(({title}) => title))).toEqual([]);
    const own = (name: string, without: RegExp) =>
      heads.filter(({route}) => !without.test(route)).flatMap(({meta}) => meta[name] ?? []);
    expect(repeated(own('description', UNDESCRIBED))).toEqual([]);
    expect(repeated(own('og:image', MADE))).toEqual([]);

    const icons = headOf('/').links.filter(({rel}) => /^(?:icon|apple-touch-icon)$/.test(rel));
    expect(icons).toHaveLength(3);
    for (const {href} of icons) {
      expect(readBuilt(href), href).not.toBe('');
    }
  },
);

test(
  'the sitemap has every page in specification 2.1 to 2.6, none that is not to be indexed, and dates; robots.txt names it',
  {tag: ['@2.1', '@2.2', '@2.3', '@2.4', '@2.5', '@2.6', '@14.8']},
  () => {
    const urls = elementsOf(readBuilt('sitemap.xml'), 'url');
    const dates = new Map(urls.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]));
    const addresses = [...dates.keys()];
    expect(addresses).toEqual(expect.arrayContaining(routes.map(absolute)));
    expect(addresses).toHaveLength(urls.length);
    for (const address of addresses) {
      expect(headOf(address.replace(facts.site.url, '')).meta.robots, address).toBeUndefined();
    }
    const expected = hasFullHistory() ? /^\d{4}-\d\d-\d\d$/ : /^$/;
    for (const route of writtenRoutes) {
      expect(dates.get(absolute(route)), route).toMatch(expected);
    }
    expect(headOf('/404').meta.robots).toEqual(['noindex']);
    const others = (config.i18n?.locales ?? []).filter((one) => one !== config.i18n?.defaultLocale);
    const sitemaps = ['', ...others.map((one) => `/${one}`)].map(
      (place) => `Sitemap: ${absolute(`${place}/sitemap.xml`)}\n`,
    );
    expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
  },
);

test(
  'structured data describes the website and its provider, the breadcrumbs of a doc, and a post with its authors',
  {tag: '@14.6'},
  () => {
    const dataOfType = (route: string, type: string) =>
      headOf(route).structuredData.filter((item) => item['@type'] === type);
    for (const route of routes) {
      // https://developers.google.com/search/docs/appearance/site-names and …/structured-data/organization
      expect(dataOfType(route, 'WebSite'), route).toMatchObject([
        {
          '@context': 'https://schema.org',
          name: facts.sdk.name,
          url: absolute('/'),
          publisher: {
            '@type': 'Organization',
            name: facts.provider.name,
            url: facts.provider.website,
            logo: absolute('/img/logo.svg'),
            contactPoint: {email: facts.support.email},
          },
        },
      ]);
    }
    for (const route of platformDocs) {
      const [{itemListElement} = {}, ...others] = dataOfType(route, 'BreadcrumbList');
      expect(others).toEqual([]);
      expect((itemListElement as unknown[]).at(-1)).toMatchObject({item: absolute(route)});
    }
    for (const {route} of posts) {
      // https://developers.google.com/search/docs/appearance/structured-data/article
      const [posting, ...others] = dataOfType(route, 'BlogPosting');
      expect(others).toEqual([]);
      expect(posting, route).toMatchObject({
        '@context': 'https://schema.org',
        url: absolute(route),
        headline: expect.stringMatching(/\w/),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
        image: {url: expect.stringMatching(new RegExp(`^${absolute('/img/cards/')}`))},
      });
      expect(posting?.dateModified !== undefined, route).toBe(hasFullHistory());
      for (const author of [posting?.author].flat()) {
        expect(author).toMatchObject({'@type': 'Person', name: expect.stringMatching(/\w/)});
      }
    }
  },
);
