import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {expect, test} from '@playwright/test';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {askGit} from '../../lib/git';
import {hasFullHistory} from '../../plugins/guards/warnings';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {treeOf, valuesOf} from '../harness/built-page';
import {footerLinks, pages, platformDocs, posts, routes, sdkDocs, sidebars} from '../harness/site';

/** What the sidebar calls each row; a doc without a label there has its own. */
const ROWS = (normalizeSidebars(sidebars).docs ?? []).map((item) =>
  'label' in item ? item.label : expect.any(String),
);

test(
  'every page has one level-1 heading, which has no anchor, an anchor for every other, one of each landmark, the footer, no form, and no hidden tab',
  {tag: ['@3.1', '@3.10', '@3.16', '@3.17', '@8.2', '@9.1', '@9.6']},
  () => {
    for (const route of [...routes, '/404']) {
      const tree = treeOf(route);
      expect.soft(selectAll('h1', tree), route).toHaveLength(1);
      expect.soft(selectAll('h1 a, :is(h2, h3):not([id]) .hash-link', tree), route).toEqual([]);
      for (const heading of selectAll('article :is(h2, h3)[id]:not(a *)', tree)) {
        const [text] = toString(heading).split('\u200b');
        expect
          .soft(valuesOf(heading, 'a[title]', 'title'), route)
          .toEqual([`Direct link to ${text}`]);
      }
      // Reader views leave out whatever is hidden; a script hides the tabs that don't show.
      expect.soft(selectAll('tab-group [hidden]', tree), route).toEqual([]);
      const fields = 'form, textarea, select, [contenteditable], input:not([type="checkbox"])';
      // A post may have a component in which readers enter something.
      const where = posts.some((post) => post.route === route)
        ? 'form, :is(nav, footer) input'
        : fields;
      expect.soft(selectAll(where, tree), route).toEqual([]);
      const parts = selectAll(
        'a[href="#__docusaurus_skipToContent_fallback"], nav.navbar, main, .theme-layout-footer',
        tree,
      );
      expect
        .soft(
          parts.map(({tagName}) => tagName),
          route,
        )
        .toEqual(['a', 'nav', 'main', 'footer']);
      const links = selectAll('.theme-layout-footer a', tree).map((link) => ({
        label: toString(link),
        address: link.properties.href,
      }));
      expect.soft(links, route).toEqual(footerLinks);
    }
  },
);

test(
  'a doc lists its headings of levels 2 and 3, the platforms and all docs, and marks itself in the sidebar',
  {tag: ['@3.11', '@3.15', '@10.1']},
  () => {
    for (const route of ['/', ...platformDocs]) {
      const tree = treeOf(route);
      const rows = selectAll('.menu > ul > li', tree).map((row) => {
        const link = select('a, button', row);
        return link && toString(link);
      });
      expect.soft(rows, route).toEqual(ROWS);
      expect.soft(valuesOf(tree, '.menu a[aria-current="page"]', 'href')).toEqual([route]);
    }
    for (const route of sdkDocs) {
      const tree = treeOf(route);
      const ids = valuesOf(tree, 'article :is(h2, h3)[id]:not(.sr-only)', 'id');
      const listed = valuesOf(tree, '.table-of-contents a', 'href');
      expect.soft(ids, route).not.toEqual([]);
      expect.soft(listed, route).toEqual(ids.map((id) => `#${id}`));
      const links = selectAll('nav[aria-label="Platform"] a', tree).map((link) => [
        toString(link),
        link.properties.href,
        link.properties.ariaCurrent,
      ]);
      expect.soft(links, route).toEqual(
        platformIds.map((id) => {
          const {name, path} = platforms[id];
          const address = route.replace(/^\/\w+/, `/${path}`);
          return [name, address, address === route ? 'page' : undefined];
        }),
      );
    }
  },
);

test(
  'a page says when Git last saw it change, or nothing if Git cannot know',
  {tag: '@10.10'},
  () => {
    for (const {route, filePath} of pages) {
      const [date] = valuesOf(treeOf(route), '.theme-last-updated time', 'dateTime');
      const time = askGit('.', 'log', '-1', '--format=%ct', '--', filePath);
      const changed = new Date(Number(time) * 1000).toISOString();
      // Git knows nothing of a page that isn't committed yet.
      expect.soft(date, route).toBe(time && hasFullHistory() ? changed : undefined);
    }
  },
);
