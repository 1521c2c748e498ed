import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {facts} from '../kitchen/facts';
import {readBuilt} from '../harness/built-page';
import {elementsOf, expectPortable, textOf} from '../harness/xml';

/** The posts of the kitchen's blog, without the releases, by the names of its feeds. */
function readFeeds() {
  const read = (name: string) => readBuilt(`blog/${name}`, 'kitchen');
  const all = {
    rss: elementsOf(read('rss.xml'), 'item').map((item) => ({
      url: textOf(item, 'link'),
      title: textOf(item, 'title'),
      html: textOf(item, 'content:encoded'),
    })),
    atom: elementsOf(read('atom.xml'), 'entry').map((entry) => ({
      url: textOf(entry, 'id'),
      title: textOf(entry, 'title'),
      html: textOf(entry, 'content'),
    })),
  };
  return Object.entries(all).map(([feed, posts]) => ({
    feed,
    posts: posts.filter(({url}) => url.startsWith(`${facts.site.url}/blog/`)),
  }));
}

/** More posts than Docusaurus puts into a feed by default. */
const DAYS = Array.from({length: 17}, (_, index) => `Day ${17 - index}`);

const FORMS = 'Every form in a post';

const HOSTILE = 'A <script> & ]]> title';

test(
  'every feed has all published posts, each form of a text once, absolute addresses, nothing to press, and code unharmed',
  {tag: '@14.7'},
  () => {
    const expected = fs.readFileSync('tests/output/every-form.html.txt', 'utf8');
    for (const {feed, posts} of readFeeds()) {
      // Also one with a day to come; no draft or unlisted one.
      expect(
        posts.map(({title}) => title),
        feed,
      ).toEqual(['A post from the future', ...DAYS, 'Authors of few words', FORMS, HOSTILE]);
      const htmlOf = (post: string) => posts.find(({title}) => title === post)?.html ?? '';
      expect(`${htmlOf(FORMS).replaceAll(facts.site.url, '{{site.url}}')}\n`, feed).toBe(expected);
      const hostile = htmlOf(HOSTILE);
      expectPortable(hostile);
      expect(textOf(`<body>${hostile}</body>`, 'pre'), feed).toBe(
        "<script>\n  alert('1 < 2 && ]]>');\n</script>",
      );
    }
  },
);
