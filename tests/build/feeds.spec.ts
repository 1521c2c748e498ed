import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {contract, facts} from '../../product';
import {buildSite} from '../harness/build-site';
import {posts} from '../harness/posts';
import {childrenOf, parseXml, textOf, type XmlElement} from '../harness/parse-xml';

const BLOG = `${facts.site.url}/blog`;
const addresses = posts.map(({route}) => `${facts.site.url}${route}`);
const releaseAddress = (version: string) =>
  `${facts.site.url}/Android/install#version-${version.replaceAll('.', '-')}`;
const releaseAddresses = contract.releases.map(({version}) => releaseAddress(version));

/** The version that brought the error SERVER_ERROR. */
const {since = ''} = contract.errors.find(({code}) => code === 'SERVER_ERROR') ?? {};

const teams = [...readFileSync('blog/authors.yml', 'utf8').matchAll(/^ {2}name: (.+)$/gm)].map(
  ([, name]) => name,
);

/** RFC 822 with a year of four digits, as the RSS 2.0 specification asks for. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function readFeed(name: string, variant = 'production'): Promise<XmlElement> {
  const {folder} = await buildSite(variant);
  return parseXml(await fs.readFile(path.join(folder, 'blog', name), 'utf8'));
}

/** All elements of an item's content, which has to be well-formed XHTML. */
function elementsOf(html: string): XmlElement[] {
  const all = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(all)];
  return all(parseXml(`<body>${html}</body>`)).slice(1);
}

/** All posts and releases, newest first; the feed is as new as its first item. */
function expectItems(items: {address?: string; date?: string}[], updated?: string): void {
  const found = items.map(({address = ''}) => address);
  expect(found.filter((address) => address.startsWith(BLOG))).toEqual(addresses);
  expect(found.filter((address) => !address.startsWith(BLOG))).toEqual(releaseAddresses);
  const times = items.map(({date = ''}) => Date.parse(date));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(Date.parse(updated ?? '')).toBe(times[0]);
}

/** The release with SERVER_ERROR says what is new on each platform, with links. */
function expectRelease(html = ''): void {
  const names = Object.values(facts).flatMap((fact) => ('path' in fact ? [fact.name] : []));
  const headings = elementsOf(html).filter(({name}) => name === 'h3');
  expect(headings.map(({text}) => text)).toEqual(names);
  expect(html).toContain(
    `<a href="${facts.site.url}/Flutter/using#error-server-error"><code>ErrorCode.serverError</code></a>`,
  );
}

/** What the W3C feed validator complains about in an item's content: see feedvalidator.org/docs. */
function expectPortable(html: string): void {
  for (const {name, attributes} of elementsOf(html)) {
    expect(name).not.toMatch(/^(script|style|meta|embed|object|iframe|form|input|button)$/);
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(/^(on.*|style|class|id|data-.*|aria-.*|loading|decoding)$/);
      if (attribute === 'href' || attribute === 'src') {
        expect(value).toMatch(/^https:\/\//);
      }
    }
  }
}

// https://www.rssboard.org/rss-specification and https://www.rssboard.org/rss-profile
test.describe('the RSS feed', () => {
  test('has the elements that a channel must and should have', async () => {
    const rss = await readFeed('rss.xml');
    expect(rss).toMatchObject({name: 'rss', attributes: {version: '2.0'}});
    const [channel, ...others] = childrenOf(rss, 'channel');
    expect(others).toEqual([]);
    if (!channel) {
      throw new Error('there is no channel');
    }
    expect(textOf(channel, 'title')).toBe(`${facts.sdk.name} blog`);
    expect(textOf(channel, 'link')).toBe(BLOG);
    expect(textOf(channel, 'description')).toMatch(/\w+ \w+/);
    expect(textOf(channel, 'language')).toBe('en');
    expect(textOf(channel, 'copyright')).toContain(facts.provider.name);
    expect(textOf(channel, 'lastBuildDate')).toMatch(RFC_822);
    expect(childrenOf(channel, 'atom:link')).toMatchObject([
      {attributes: {href: `${BLOG}/rss.xml`, rel: 'self', type: 'application/rss+xml'}},
    ]);
    expect(rss.attributes['xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
  });

  test('has every post and release with title, address, date and content that feed readers can show', async () => {
    const [channel] = childrenOf(await readFeed('rss.xml'), 'channel');
    const items = channel ? childrenOf(channel, 'item') : [];
    expect(items.map((item) => textOf(item, 'guid'))).toEqual(
      items.map((item) => textOf(item, 'link')),
    );
    expectItems(
      items.map((item) => ({address: textOf(item, 'link'), date: textOf(item, 'pubDate')})),
      channel && textOf(channel, 'lastBuildDate'),
    );
    const release = items.find((item) => textOf(item, 'link') === releaseAddress(since));
    expectRelease(release && textOf(release, 'content:encoded'));
    for (const item of items) {
      expect(textOf(item, 'title')).toMatch(/\w/);
      expect(textOf(item, 'description')).toMatch(/\w/);
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      expectPortable(textOf(item, 'content:encoded') ?? '<script/>');
    }
  });
});

// RFC 4287, sections 4.1.1 (feed) and 4.1.2 (entry)
test.describe('the Atom feed', () => {
  test('has the elements that a feed must and should have', async () => {
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

  test('has every post and release with id, title, dates, authors and content that feed readers can show', async () => {
    const feed = await readFeed('atom.xml');
    const entries = childrenOf(feed, 'entry');
    expectItems(
      entries.map((entry) => ({address: textOf(entry, 'id'), date: textOf(entry, 'published')})),
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
      expectPortable(textOf(entry, 'content') ?? '<script/>');
    }
  });
});

test.describe('a post full of HTML and XML syntax', () => {
  const title = 'A </script><!-- <script> title';

  test('keeps its title and its code in both feeds, and loses what feed readers drop', async () => {
    const [channel] = childrenOf(await readFeed('rss.xml', 'hostile-texts'), 'channel');
    const isPost = (item: XmlElement) => textOf(item, 'title') === title;
    const item = channel && childrenOf(channel, 'item').find(isPost);
    const entry = childrenOf(await readFeed('atom.xml', 'hostile-texts'), 'entry').find(isPost);
    if (!item || !entry) {
      throw new Error('a feed has no post');
    }
    expect(childrenOf(entry, 'title')).toMatchObject([{attributes: {type: 'text'}}]);
    expect(childrenOf(entry, 'summary')).toMatchObject([{attributes: {type: 'text'}}]);
    for (const html of [textOf(item, 'content:encoded'), textOf(entry, 'content')]) {
      expectPortable(html ?? '<script/>');
      const [code] = elementsOf(html ?? '').filter(({name}) => name === 'pre');
      expect(code?.text).toBe("<script>\n  alert('1 < 2 && ]]>');\n</script>");
    }
  });
});
