import fs from 'node:fs';
import path from 'node:path';

/** What is replaced, and with what; the address is that of the feed itself. */
type Edit = [found: string, replacement: (address: string) => string];

const edits: Record<string, Edit[]> = {
  'rss.xml': [
    ['<rss version="2.0"', () => '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"'],
    [
      '<channel>',
      (address) =>
        `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    ],
  ],
  'atom.xml': [
    [
      '<link rel="alternate"',
      (address) =>
        `<link rel="self" type="application/atom+xml" href="${address}"/>\n    <link rel="alternate"`,
    ],
    // Both come from front matter, which isn't HTML: `<` is an ordinary character there.
    ['<title type="html">', () => '<title type="text">'],
    ['<summary type="html">', () => '<summary type="text">'],
  ],
};

/**
 * Completes the feeds of a blog. Which there are is up to the config, and without a listed post there are none.
 *
 * @param folder where they are in the build
 * @param address the absolute address of that folder
 * @throws Error when a feed isn't built as expected
 */
export function completeFeeds(folder: string, address: string): void {
  for (const name of Object.keys(edits)) {
    const file = path.join(folder, name);
    if (fs.existsSync(file)) {
      const xml = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, completeFeed(name, xml, `${address}/${name}`));
    }
  }
}

/**
 * Adds to a feed what Docusaurus 3.10.2 leaves out: its own address, which RFC 4287 (4.1.1) and the RSS
 * Advisory Board's profile ask for, the real type of titles and summaries, and the date of its newest
 * item, for which upstream takes that of the newest post.
 *
 * @param name `rss.xml` or `atom.xml`
 * @throws Error when the feed isn't built as expected
 */
export function completeFeed(name: string, xml: string, address: string): string {
  const [, newest = ''] = /<(?:pubDate|published)>([^<]*)/.exec(xml) ?? [];
  const completed = (edits[name] ?? []).reduce((feed, [found, replacement]) => {
    if (!feed.includes(found)) {
      throw new Error(`${name} has no ${found} — adapt plugins/output/feeds/complete-feed.ts`);
    }
    return feed.replaceAll(found, () => replacement(address));
  }, xml);
  return completed.replace(/(?<=<(?:lastBuildDate|updated)>)[^<]*/, newest);
}
