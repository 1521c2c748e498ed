import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/follow-new-link';
import {routes} from '../harness/routes';
import {expect, open, test} from '../harness/test';

/** What the page says of itself, but for the scripts and the link that only the server sends. */
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

for (const address of routes.filter((route) => route !== '/markdown-page')) {
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
