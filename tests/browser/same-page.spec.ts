import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/page';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** What the page says about itself, except for the scripts and the link that only the server sends. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    root: document.documentElement.className,
    lang: document.documentElement.lang,
    title: document.title,
    tags: [...document.head.querySelectorAll('[data-rh]:not(script:not([type]), [rel="expect"])')]
      .map(({tagName, attributes, textContent}) =>
        [
          tagName,
          ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(),
          textContent,
        ].join(' '),
      )
      .sort(),
  }));

/** The HTML of a doc's text, without what its elements add when they run; undefined on other pages. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('.theme-doc-markdown')?.cloneNode(true) as Element | null;
    for (const tools of copy?.querySelectorAll('code-tools') ?? []) {
      tools.replaceChildren();
    }
    for (const scroller of copy?.querySelectorAll('pre, table-scroller') ?? []) {
      for (const attribute of ['tabindex', 'role', 'aria-label']) {
        scroller.removeAttribute(attribute);
      }
    }
    return copy?.innerHTML;
  });

/** One page of each kind. */
const KINDS = [
  '/Android/using',
  '/ReactNative/install',
  '/Flutter/examples',
  '/forms/head',
  '/blog',
  '/blog/2026/01/03/authors',
  '/blog/tags',
  '/blog/tags/open',
  '/blog/authors',
  '/blog/authors/with-page',
  '/blog/archive',
  // Last, as it follows the platform that the reader has visited before.
  '/',
];

test(
  'a page of each kind has the same head and the same text for a reader who arrives and one who comes from another page',
  {tag: ['@12.9', '@14.3']},
  async ({page}) => {
    test.slow();
    const arrived = new Map<string, {head: unknown; text: string | undefined}>();
    for (const address of KINDS) {
      await open(page, address);
      arrived.set(address, {head: await headOf(page), text: await textOf(page)});
    }
    await open(page, '/markdown-page');
    for (const address of KINDS) {
      await followNewLink(page, address);
      await expect
        .soft(async () => {
          const now = {head: await headOf(page), text: await textOf(page)};
          expect(now, address).toEqual(arrived.get(address));
        })
        .toPass({timeout: 10_000});
    }
  },
);
