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
  '/',
];

for (const address of KINDS) {
  test(
    `${address} has the same head and the same text for a reader who arrives and one who comes from another page`,
    {tag: ['@12.9', '@14.3']},
    async ({page}) => {
      const looks = async () => ({head: await headOf(page), text: await textOf(page)});
      await open(page, address);
      const arrived = await looks();
      await open(page, '/markdown-page');
      await followNewLink(page, address);
      await expect(async () => expect(await looks()).toEqual(arrived)).toPass({timeout: 10_000});
    },
  );
}
