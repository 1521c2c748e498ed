import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {contract, facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {posts} from '../harness/site';
import {childrenOf, expectPortable, parseXml, textOf, type XmlElement} from '../harness/xml';

const BLOG = `${facts.site.url}/blog`;
const releaseAddress = (version: string) =>
  `${facts.site.url}/Android/install#version-${version.replaceAll('.', '-')}`;

/** RFC 822 with a year of four digits, as the RSS 2.0 specification asks for. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function readFeed(name: string): Promise<XmlElement> {
  const folder = await builtFolder('production');
  return parseXml(fs.readFileSync(path.join(folder, 'blog', name), 'utf8'));
}

/** Some elements of which there is one each, by their names. */
const textsOf = (element: XmlElement, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(element, name)]));

/** All posts and releases, newest first, in a form that feed readers can show; the feed is as new as its first item. */
function expectItems(
  items: readonly XmlElement[],
  [address, date, html]: readonly [string, string, string],
  updated: string | undefined,
): void {
  const found = items.map((item) => textOf(item, address) ?? '');
  expect(found.filter((each) => each.startsWith(BLOG))).toEqual(
    posts.map(({route}) => facts.site.url + route),
  );
  expect(found.filter((each) => !each.startsWith(BLOG))).toEqual(
    contract.releases.map(({version}) => releaseAddress(version)),
  );
  const times = items.map((item) => Date.parse(textOf(item, date) ?? ''));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(Date.parse(updated ?? '')).toBe(times[0]);
  for (const item of items) {
    expectPortable(textOf(item, html) ?? '');
    expect(textOf(item, 'title')).toMatch(/\w/);
  }
}

test.describe('the feeds of the blog', {tag: '@14.7'}, () => {
  // https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
  test('RSS has what a channel must and should have, and every post and release', async () => {
    const feed = await readFeed('rss.xml');
    expect(feed).toMatchObject({
      name: 'rss',
      attributes: {version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom'},
    });
    const [channel = feed, ...others] = childrenOf(feed, 'channel');
    expect(others).toEqual([]);
    const head = ['title', 'link', 'description', 'language', 'copyright', 'lastBuildDate'];
    expect(textsOf(channel, ...head)).toEqual({
      title: `${facts.sdk.name} blog`,
      link: BLOG,
      description: expect.stringMatching(/\w+ \w+/),
      language: 'en',
      copyright: expect.stringContaining(facts.provider.name),
      lastBuildDate: expect.stringMatching(RFC_822),
    });
    expect(childrenOf(channel, 'atom:link')).toMatchObject([
      {attributes: {href: `${BLOG}/rss.xml`, rel: 'self', type: 'application/rss+xml'}},
    ]);
    const items = childrenOf(channel, 'item');
    const parts = ['link', 'pubDate', 'content:encoded'] as const;
    expectItems(items, parts, textOf(channel, 'lastBuildDate'));
    for (const item of items) {
      expect(textsOf(item, 'guid', 'description', 'pubDate')).toEqual({
        guid: textOf(item, 'link'),
        description: expect.stringMatching(/\w/),
        pubDate: expect.stringMatching(RFC_822),
      });
    }
    await test.step('a release says what is new on each platform, with links into its pages', () => {
      const {since = contract.releases[0]?.version ?? ''} =
        contract.errors.find((error) => error.since) ?? {};
      const release = items.find((item) => textOf(item, 'link') === releaseAddress(since));
      const html = (release && textOf(release, 'content:encoded')) ?? '';
      for (const fact of Object.values(facts).filter((each) => 'path' in each)) {
        const [, anchor = ''] = releaseAddress(since).split('#');
        expect(html).toContain(`/${fact.path}/install#${anchor}">${fact.name}</a></h3>`);
        expect(html).toContain(`<a href="${facts.site.url}/${fact.path}/using#`);
      }
    });
  });

  // RFC 4287, sections 4.1.1 (feed) and 4.1.2 (entry)
  test('Atom has what a feed must and should have, and every post and release', async () => {
    const feed = await readFeed('atom.xml');
    expect(feed).toMatchObject({name: 'feed', attributes: {xmlns: 'http://www.w3.org/2005/Atom'}});
    expect(textsOf(feed, 'id', 'title', 'updated', 'subtitle', 'rights')).toEqual({
      id: BLOG,
      title: `${facts.sdk.name} blog`,
      updated: expect.stringMatching(RFC_3339),
      subtitle: expect.stringMatching(/\w+ \w+/),
      rights: expect.stringContaining(facts.provider.name),
    });
    expect(childrenOf(feed, 'link').map(({attributes}) => attributes)).toEqual([
      {rel: 'self', type: 'application/atom+xml', href: `${BLOG}/atom.xml`},
      {rel: 'alternate', href: BLOG},
    ]);
    const entries = childrenOf(feed, 'entry');
    expectItems(entries, ['id', 'published', 'content'], textOf(feed, 'updated'));
    const authors = fs.readFileSync('blog/authors.yml', 'utf8');
    const teams = [...authors.matchAll(/^ {2}name: (.+)$/gm)].map(([, name]) => name);
    for (const entry of entries) {
      expect(textsOf(entry, 'updated', 'published')).toEqual({
        updated: expect.stringMatching(RFC_3339),
        published: expect.stringMatching(RFC_3339),
      });
      expect(childrenOf(entry, 'link')).toMatchObject([{attributes: {href: textOf(entry, 'id')}}]);
      expect(childrenOf(entry, 'content')).toMatchObject([{attributes: {type: 'html'}}]);
      const names = childrenOf(entry, 'author').map((author) => textOf(author, 'name'));
      expect(names).not.toEqual([]);
      expect([...teams, facts.provider.name]).toEqual(expect.arrayContaining(names));
    }
  });
});
