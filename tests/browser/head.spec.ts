import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/follow-new-link';
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

/** One page of each kind. */
const kinds = [
  '/',
  '/Android/using',
  '/blog',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/archive',
];

for (const address of kinds) {
  test(`the head of ${address} is the same for a reader who arrives and one who comes from another page`, async ({
    page,
  }) => {
    await open(page, address);
    const arrived = await headOf(page);
    await open(page, '/markdown-page');
    await followNewLink(page, address);
    await expect.poll(() => headOf(page)).toEqual(arrived);
  });
}
