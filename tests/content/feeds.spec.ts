import {expect, test} from '@playwright/test';
import {contract, facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {readBuilt} from '../harness/built-page';
import {posts} from '../harness/site';
import {elementsOf, expectPortable, textOf} from '../harness/xml';

const BLOG = `${facts.site.url}/blog`;

const [INSTALL = ''] = platformIds.map((id) => `${facts[id].path}/install`);

const releaseAddress = (version: string) =>
  `${facts.site.url}/${INSTALL}#version-${version.replaceAll('.', '-')}`;

/** RFC 822 with a year of four digits, as https://www.rssboard.org/rss-profile asks for. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

for (const {file, item, address, date, pattern, content, updated} of [
  {
    ...{file: 'rss.xml', item: 'item', address: 'guid', date: 'pubDate', pattern: RFC_822},
    ...{content: 'content:encoded', updated: 'lastBuildDate'},
  },
  // RFC 4287
  {
    ...{file: 'atom.xml', item: 'entry', address: 'id', date: 'published', pattern: RFC_3339},
    ...{content: 'content', updated: 'updated'},
  },
]) {
  test(
    `${file} has every post and release, newest first, and is as new as the newest`,
    {tag: '@14.7'},
    () => {
      const feed = readBuilt(`blog/${file}`);
      expect(textOf(feed, 'title')).toBe(`${facts.sdk.name} blog`);
      const items = elementsOf(feed, item);
      const addresses = items.map((each) => textOf(each, address));
      expect(addresses.filter((each) => each.startsWith(BLOG))).toEqual(
        posts.map(({route}) => facts.site.url + route),
      );
      expect(addresses.filter((each) => !each.startsWith(BLOG))).toEqual(
        contract.releases.map(({version}) => releaseAddress(version)),
      );
      const dates = items.map((each) => textOf(each, date));
      expect(dates.filter((each) => !pattern.test(each))).toEqual([]);
      const times = dates.map((each) => Date.parse(each));
      expect(times).toEqual([...times].sort((one, other) => other - one));
      expect(Date.parse(textOf(feed, updated))).toBe(times[0]);
      for (const each of items) {
        expect(textOf(each, 'title')).toMatch(/\w/);
        expectPortable(textOf(each, content));
      }
      // A release says what is new on each platform.
      const [newest] = contract.releases;
      const html = textOf(
        items.find((each) => textOf(each, address) === releaseAddress(newest?.version ?? '')) ?? '',
        content,
      );
      const [, anchor = ''] = releaseAddress(newest?.version ?? '').split('#');
      for (const {path, name} of platformIds.map((id) => facts[id])) {
        expect(html).toContain(`/${path}/install#${anchor}">${name}</a></h3>`);
      }
    },
  );
}
