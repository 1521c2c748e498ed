import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {childrenOf, parseXml, textOf} from '../harness/parse-xml';
import {POSTS} from '../harness/write-posts';

interface FeedPost {
  title: string | undefined;
  /** What a feed reader shows of it. */
  html: string | undefined;
}

interface JsonFeed {
  items: {url: string; title: string; content_html: string}[];
}

/** The posts of a blog, without the releases, by the names of its feeds. */
async function readFeeds(blog: string): Promise<Record<string, FeedPost[]>> {
  const folder = path.join(await builtFolder('fixture-pages'), blog);
  const read = (name: string) => fs.readFile(path.join(folder, name), 'utf8');
  const [channel] = childrenOf(parseXml(await read('rss.xml')), 'channel');
  const entries = childrenOf(parseXml(await read('atom.xml')), 'entry');
  const {items} = JSON.parse(await read('feed.json')) as JsonFeed;
  const isPost = (address = '') => address.startsWith(`${facts.site.url}/${blog}/`);
  return {
    rss: (channel ? childrenOf(channel, 'item') : [])
      .filter((item) => isPost(textOf(item, 'link')))
      .map((item) => ({title: textOf(item, 'title'), html: textOf(item, 'content:encoded')})),
    atom: entries
      .filter((entry) => isPost(textOf(entry, 'id')))
      .map((entry) => ({title: textOf(entry, 'title'), html: textOf(entry, 'content')})),
    json: items
      .filter(({url}) => isPost(url))
      .map(({title, content_html: html}) => ({title, html})),
  };
}

test('every feed has all posts of a blog, however many there are', async () => {
  const titles = Array.from({length: POSTS}, (_, index) => `Day ${POSTS - index}`);
  for (const [feed, posts] of Object.entries(await readFeeds('many-posts'))) {
    expect(
      posts.map(({title}) => title),
      feed,
    ).toEqual(titles);
  }
});

test('every feed has the posts that are published, also one with a day to come, and no draft or unlisted one', async () => {
  for (const [feed, posts] of Object.entries(await readFeeds('posts'))) {
    expect(
      posts.map(({title}) => title),
      feed,
    ).toEqual(['A post from the future', 'Authors of few words', 'Every form in a post']);
  }
});

test('every feed has each form that a text can have: its text once, absolute addresses, and nothing to press', async () => {
  const expected = await fs.readFile('tests/fixtures/every-form.html.txt', 'utf8');
  for (const [feed, posts] of Object.entries(await readFeeds('posts'))) {
    const html = posts.find(({title}) => title === 'Every form in a post')?.html ?? '';
    expect(`${html.replaceAll(facts.site.url, '{{site.url}}')}\n`, feed).toBe(expected);
  }
});
