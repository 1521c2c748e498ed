import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/page';
import {expect, open, test} from '../harness/test';

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

/** The text between the navbar and the footer. */
const textOf = (page: Page) => page.locator('main').innerText();

/** One page of each kind. */
const KINDS = [
  '/Android/using',
  '/forms/head',
  '/blog',
  '/blog/2026/01/03/authors',
  '/blog/tags',
  '/blog/authors/with-page',
  '/blog/archive',
  // Last, as it follows the platform that the reader has visited before.
  '/',
];

test(
  'a page of each kind has the same head and the same text for a reader who arrives and one who comes from another page',
  {tag: ['@12.9', '@14.3']},
  async ({page}) => {
    const looks = async () => ({head: await headOf(page), text: await textOf(page)});
    const arrived = new Map<string, unknown>();
    for (const address of KINDS) {
      await open(page, address);
      arrived.set(address, await looks());
    }
    await open(page, '/markdown-page');
    for (const address of KINDS) {
      await followNewLink(page, address);
      await expect
        .soft(async () => expect(await looks(), address).toEqual(arrived.get(address)))
        .toPass({timeout: 10_000});
    }
  },
);
