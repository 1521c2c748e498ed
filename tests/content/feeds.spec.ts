import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {contract, facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {expectPortable} from '../harness/portable-html';
import {posts} from '../harness/posts';
import {childrenOf, parseXml, textOf, type XmlElement} from '../harness/xml';

const BLOG = `${facts.site.url}/blog`;
const addresses = posts.map(({route}) => `${facts.site.url}${route}`);
const releaseAddress = (version: string) =>
  `${facts.site.url}/Android/install#version-${version.replaceAll('.', '-')}`;

const teams = [...fs.readFileSync('blog/authors.yml', 'utf8').matchAll(/^ {2}name: (.+)$/gm)].map(
  ([, name]) => name,
);

/** RFC 822 with a year of four digits, as the RSS 2.0 specification asks for. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function readFeed(name: string): Promise<XmlElement> {
  const folder = await builtFolder('production');
  return parseXml(fs.readFileSync(path.join(folder, 'blog', name), 'utf8'));
}

/** The only element of an RSS feed. */
async function readChannel(): Promise<XmlElement> {
  const [channel, ...others] = childrenOf(await readFeed('rss.xml'), 'channel');
  expect(others).toEqual([]);
  return channel ?? parseXml('<nothing/>');
}

interface Item {
  address: string | undefined;
  date: string | undefined;
  html: string | undefined;
}

/** All posts and releases, newest first, in a form that feed readers can show; the feed is as new as its first item. */
function expectItems(items: readonly Item[], updated: string | undefined): void {
  const found = items.map(({address = ''}) => address);
  expect(found.filter((address) => address.startsWith(BLOG))).toEqual(addresses);
  expect(found.filter((address) => !address.startsWith(BLOG))).toEqual(
    contract.releases.map(({version}) => releaseAddress(version)),
  );
  const times = items.map(({date = ''}) => Date.parse(date));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(Date.parse(updated ?? '')).toBe(times[0]);
  for (const {html} of items) {
    expectPortable(html ?? '');
  }
}

test.describe('the feeds of the blog', {tag: '@14.7'}, () => {
  // https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
  test('the RSS feed has the elements that a channel must and should have', async () => {
    expect(await readFeed('rss.xml')).toMatchObject({
      name: 'rss',
      attributes: {version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom'},
    });
    const channel = await readChannel();
    expect(textOf(channel, 'title')).toBe(`${facts.sdk.name} blog`);
    expect(textOf(channel, 'link')).toBe(BLOG);
    expect(textOf(channel, 'description')).toMatch(/\w+ \w+/);
    expect(textOf(channel, 'language')).toBe('en');
    expect(textOf(channel, 'copyright')).toContain(facts.provider.name);
    expect(textOf(channel, 'lastBuildDate')).toMatch(RFC_822);
    expect(childrenOf(channel, 'atom:link')).toMatchObject([
      {attributes: {href: `${BLOG}/rss.xml`, rel: 'self', type: 'application/rss+xml'}},
    ]);
  });

  test('the RSS feed has every post and release with title, address, date and content', async () => {
    const channel = await readChannel();
    const items = childrenOf(channel, 'item');
    expectItems(
      items.map((item) => ({
        address: textOf(item, 'link'),
        date: textOf(item, 'pubDate'),
        html: textOf(item, 'content:encoded'),
      })),
      textOf(channel, 'lastBuildDate'),
    );
    for (const item of items) {
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
      expect(textOf(item, 'title')).toMatch(/\w/);
      expect(textOf(item, 'description')).toMatch(/\w/);
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
    }
  });

  test('a release says what is new on each platform, with links into its pages', async () => {
    const items = childrenOf(await readChannel(), 'item');
    const {since = ''} = contract.errors.find((error) => error.since) ?? {};
    const release = items.find((item) => textOf(item, 'link') === releaseAddress(since));
    const html = (release && textOf(release, 'content:encoded')) ?? '';
    for (const fact of Object.values(facts).filter((each) => 'path' in each)) {
      expect(html).toContain(
        `/${fact.path}/install#version-${since.replaceAll('.', '-')}">${fact.name}</a></h3>`,
      );
      expect(html).toContain(`<a href="${facts.site.url}/${fact.path}/using#`);
    }
  });

  // RFC 4287, sections 4.1.1 (feed) and 4.1.2 (entry)
  test('the Atom feed has the elements that a feed must and should have', async () => {
    const feed = await readFeed('atom.xml');
    expect(feed).toMatchObject({name: 'feed', attributes: {xmlns: 'http://www.w3.org/2005/Atom'}});
    expect(textOf(feed, 'id')).toBe(BLOG);
    expect(textOf(feed, 'title')).toBe(`${facts.sdk.name} blog`);
    expect(textOf(feed, 'updated')).toMatch(RFC_3339);
    expect(textOf(feed, 'subtitle')).toMatch(/\w+ \w+/);
    expect(textOf(feed, 'rights')).toContain(facts.provider.name);
    expect(childrenOf(feed, 'link').map(({attributes}) => attributes)).toEqual([
      {rel: 'self', type: 'application/atom+xml', href: `${BLOG}/atom.xml`},
      {rel: 'alternate', href: BLOG},
    ]);
  });

  test('the Atom feed has every post and release with id, title, dates, authors and content', async () => {
    const feed = await readFeed('atom.xml');
    const entries = childrenOf(feed, 'entry');
    expectItems(
      entries.map((entry) => ({
        address: textOf(entry, 'id'),
        date: textOf(entry, 'published'),
        html: textOf(entry, 'content'),
      })),
      textOf(feed, 'updated'),
    );
    for (const entry of entries) {
      expect(textOf(entry, 'title')).toMatch(/\w/);
      expect(textOf(entry, 'updated')).toMatch(RFC_3339);
      expect(textOf(entry, 'published')).toMatch(RFC_3339);
      expect(childrenOf(entry, 'link')).toMatchObject([{attributes: {href: textOf(entry, 'id')}}]);
      const authors = childrenOf(entry, 'author').map((author) => textOf(author, 'name'));
      expect(authors).not.toEqual([]);
      expect([...teams, facts.provider.name]).toEqual(expect.arrayContaining(authors));
      expect(childrenOf(entry, 'content')).toMatchObject([{attributes: {type: 'html'}}]);
    }
  });
});
