import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {completeFeed, completeFeeds} from './complete-feed';
import {feedHtml} from './feed-html';

const cases: [what: string, before: string, after: string][] = [
  ["the site's own attributes are dropped", '<p class="a" id="b" style="c">T</p>', '<p>T</p>'],
  [
    'addresses and sizes stay',
    '<img src="https://a/b" alt="c" width="1">',
    '<img src="https://a/b" alt="c" width="1" />',
  ],
  [
    'a picture without an address becomes its text',
    '<img src="data:x" alt="A van">',
    '<em>A van</em>',
  ],
  ['a picture without an address or a text goes', '<img src="data:x" alt="">', ''],
  [
    'a drawing becomes its name',
    '<svg aria-label="A van"></svg><svg aria-hidden="true"><title>B</title></svg>',
    '<em>A van</em>',
  ],
  [
    'a task stays done or to do',
    '<ul><li><input type="checkbox" checked> A</li><li><input type="checkbox"> B</li></ul>',
    '<ul><li>☑ A</li><li>☐ B</li></ul>',
  ],
  ['a result stays in its sentence', '<p>A <output>b</output> c.</p>', '<p>A b c.</p>'],
  [
    "a heading's link to itself goes",
    '<h2>A<a class="hash-link" href="#a"></a></h2>',
    '<h2>A</h2>',
  ],
  [
    'a control goes, its label stays',
    '<label>Metres<input></label><button>Go</button>',
    '<p>Metres </p>',
  ],
  ['an unknown element leaves its content', '<my-box><p>T</p></my-box>', '<p>T</p>'],
  ['comments and scripts go', '<!-- a --><script>b</script>', ''],
  [
    'code is text with line feeds',
    '<pre><code><span>a\n</span><a href="#b">b</a>\n</code></pre>',
    '<pre><code>a\nb</code></pre>',
  ],
  [
    'labels of tabs stay with their panels alone',
    '<ul role="tablist"><li role="tab">Kotlin</li></ul><div role="tabpanel"><strong>Kotlin</strong></div>',
    '<div><strong>Kotlin</strong></div>',
  ],
  [
    'a picture for each colour mode is one picture',
    '<img src="https://a/light" alt="Van"><img src="https://a/dark" alt="Van">',
    '<img src="https://a/light" alt="Van" />',
  ],
  [
    'escape codes go',
    '<pre><code>\u001b[1mA\u0000\uffff 🚚</code></pre>',
    '<pre><code>[1mA 🚚</code></pre>',
  ],
  ['nothing ends a CDATA section', '<p>]]></p>', '<p>]]&gt;</p>'],
];

for (const [what, before, after] of cases) {
  test(`in a feed, ${what}`, () => {
    expect(feedHtml(before)).toBe(after);
  });
}

test('a feed that is not built as expected stops the build', () => {
  expect(() => completeFeed('rss.xml', '<rss version="3.0">', '')).toThrow(
    /^rss\.xml has no <rss version="2\.0" — adapt plugins\/output\/feeds\/complete-feed\.ts$/,
  );
});

test('a feed that the config leaves out is not missed', ({}, testInfo) => {
  const folder = testInfo.outputPath();
  const file = path.join(folder, 'rss.xml');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, '<rss version="2.0"><channel></channel></rss>');
  completeFeeds(folder, 'https://docs.test/blog');
  expect(fs.readFileSync(file, 'utf8')).toContain('href="https://docs.test/blog/rss.xml"');
});
