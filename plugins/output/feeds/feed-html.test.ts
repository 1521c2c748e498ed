import {expect, test} from '@playwright/test';
import type {ElementContent} from 'hast';
import {parseHtml} from '../../finish/parse-html';
import {feedHtml} from './feed-html';

// What every form of a text becomes is in tests/output/every-form.html.txt.
for (const [what, before, after] of [
  [
    "the site's own attributes are dropped, and addresses are absolute",
    '<p class="a" id="b" style="c"><a href="b#c">T</a><img src="/d" alt="e" width="1"></p>',
    '<p><a href="https://a.test/blog/b#c">T</a><img src="https://a.test/d" alt="e" width="1" /></p>',
  ],
  ['an unknown element leaves its content', '<my-box><p>T</p></my-box>', '<p>T</p>'],
  ['nothing ends a CDATA section', '<p>]]></p>', '<p>]]&gt;</p>'],
] as const) {
  test(`in a feed, ${what}`, {tag: '@14.7'}, () => {
    const content = parseHtml(before).children as ElementContent[];
    expect(feedHtml(content, 'https://a.test/blog/post')).toBe(after);
  });
}
