import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {childrenOf, expectPortable, parseXml, textOf} from '../harness/xml';

interface FeedPost {
  title: string | undefined;
  /** What a feed reader shows of it. */
  html: string | undefined;
}

interface JsonFeed {
  items: {url: string; title: string; content_html: string}[];
}

/** The posts of the kitchen's blog, without the releases, by the names of its feeds. */
async function readFeeds(): Promise<Record<string, FeedPost[]>> {
  const folder = path.join(await builtFolder('kitchen'), 'blog');
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const [channel] = childrenOf(parseXml(read('rss.xml')), 'channel');
  const entries = childrenOf(parseXml(read('atom.xml')), 'entry');
  const {items} = JSON.parse(read('feed.json')) as JsonFeed;
  const isPost = (address = '') => address.startsWith(`${facts.site.url}/blog/`);
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

/** More posts than Docusaurus puts into a feed by default. */
const DAYS = Array.from({length: 17}, (_, index) => `Day ${17 - index}`);

const HOSTILE = 'A </script><!-- <script> title';

test.describe('every feed', {tag: '@14.7'}, () => {
  test('has all posts that are published, also one with a day to come, and no draft or unlisted one', async () => {
    const expected = [
      'A post from the future',
      ...DAYS,
      'Authors of few words',
      'Every form in a post',
      HOSTILE,
    ];
    for (const [feed, posts] of Object.entries(await readFeeds())) {
      const titles = posts.map(({title}) => title);
      expect(titles, feed).toEqual(expected);
    }
  });

  test('has each form that a text can have: its text once, absolute addresses, and nothing to press', async () => {
    const expected = fs.readFileSync('tests/output/every-form.html.txt', 'utf8');
    for (const [feed, posts] of Object.entries(await readFeeds())) {
      const html = posts.find(({title}) => title === 'Every form in a post')?.html ?? '';
      expect(`${html.replaceAll(facts.site.url, '{{site.url}}')}\n`, feed).toBe(expected);
    }
  });

  test('keeps the code of a post full of HTML and XML syntax, and loses what feed readers drop', async () => {
    for (const [feed, posts] of Object.entries(await readFeeds())) {
      const html = posts.find(({title}) => title === HOSTILE)?.html ?? '';
      expectPortable(html);
      const [code] = /(?<=<pre><code>)[^]*(?=<\/code><\/pre>)/.exec(html) ?? [];
      const signs: Record<string, string> = {'&#x3C;': '<', '&#x26;': '&', '&gt;': '>'};
      expect(
        code?.replaceAll(/&#?\w+;/g, (sign) => signs[sign] ?? sign),
        feed,
      ).toBe("<script>\n  alert('1 < 2 && ]]>');\n</script>");
    }
  });
});
