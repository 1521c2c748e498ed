import {expect, test} from '@playwright/test';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead, type Head} from '../harness/read-head';
import {routes} from '../harness/routes';

let heads: [route: string, head: Head][];

test.beforeAll(async () => {
  const folder = await builtFolder('production');
  heads = await Promise.all(
    routes.map(async (route): Promise<[string, Head]> => [route, await readHead(folder, route)]),
  );
});

/** What two pages share although each should have its own. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every page has a title of its own, before the site's name", {tag: ['@1.5', '@14.3']}, () => {
  for (const [route, {title, meta}] of heads) {
    expect(title, route).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
    expect(meta.get('og:title'), route).toEqual([title]);
  }
  expect(repeated(heads.map(([, {title}]) => title))).toEqual([]);
});

/** Pages that Docusaurus makes without a description: they have the site's. */
const UNDESCRIBED = /^\/blog\/(tags$|authors)/;

test(
  'every page has a description of 50 to 160 characters, its own except on lists of tags and authors',
  {tag: '@14.3'},
  () => {
    for (const [route, {meta}] of heads) {
      const [description = ''] = meta.get('description') ?? [];
      expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(
        DESCRIPTION_LENGTH.least,
      );
      expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(
        DESCRIPTION_LENGTH.most,
      );
      expect(meta.get('og:description'), route).toEqual([description]);
    }
    const described = heads.filter(([route]) => !UNDESCRIBED.test(route));
    expect(repeated(described.flatMap(([, {meta}]) => meta.get('description') ?? []))).toEqual([]);
  },
);

test('every page has one canonical address, absolute and its own', {tag: '@14.3'}, () => {
  for (const [route, {links, meta}] of heads) {
    const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
    expect(canonical, route).toEqual([`${facts.site.url}${route}`]);
    expect(meta.get('og:url'), route).toEqual(canonical);
    expect(meta.get('robots'), route).toBeUndefined();
  }
});

test('the not-found page asks not to be indexed', {tag: '@14.8'}, async () => {
  const folder = await builtFolder('production');
  const {meta} = await readHead(folder, '/404');
  expect(meta.get('robots')).toEqual(['noindex']);
});

test(
  'every page names its language, its application and the colour of the browser bars',
  {tag: ['@1.4', '@1.6']},
  () => {
    for (const [route, {lang, meta}] of heads) {
      expect(lang, route).toBe('en');
      expect(meta.get('application-name'), route).toEqual([facts.sdk.name]);
      expect(meta.get('theme-color'), route).toEqual([expect.stringMatching(/^#[\da-f]{3,6}$/)]);
    }
  },
);

test('every page offers both feeds of the blog', {tag: '@14.7'}, () => {
  for (const [route, {links}] of heads) {
    const feeds = links.filter(({rel, type}) => rel === 'alternate' && type.endsWith('+xml'));
    expect(feeds, route).toEqual([
      expect.objectContaining({type: 'application/rss+xml', href: '/blog/rss.xml'}),
      expect.objectContaining({type: 'application/atom+xml', href: '/blog/atom.xml'}),
    ]);
  }
});

test('every page has a social card, with its size and alternative text', {tag: '@14.4'}, () => {
  for (const [route, {meta}] of heads) {
    const [image = ''] = meta.get('og:image') ?? [];
    expect(image, route).toMatch(new RegExp(`^${facts.site.url}/img/cards/.+\\.png$`));
    expect(meta.get('twitter:image'), route).toEqual([image]);
    expect(meta.get('twitter:card'), route).toEqual(['summary_large_image']);
    expect(meta.get('og:image:width'), route).toEqual(['1200']);
    expect(meta.get('og:image:height'), route).toEqual(['630']);
    expect(meta.get('og:image:alt'), route).toEqual([expect.stringMatching(/\w/)]);
    expect(meta.get('og:type'), route).toHaveLength(1);
    expect(meta.get('og:site_name'), route).toEqual([facts.sdk.name]);
  }
});

test('every page that a writer wrote has a card of its own', {tag: '@14.4'}, () => {
  const written = heads.filter(([route]) => !/^\/blog($|\/(archive|authors|tags))/.test(route));
  const images = written.flatMap(([, {meta}]) => meta.get('og:image') ?? []);
  expect(images).toHaveLength(written.length);
  expect(repeated(images)).toEqual([]);
  for (const [route, {title, meta}] of written) {
    expect(meta.get('og:image:alt'), route).toEqual([title.replace(` | ${facts.sdk.name}`, '')]);
  }
});
