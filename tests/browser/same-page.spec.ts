import type {Page} from '@playwright/test';
import {drawAll, followNewLink, frames, openEarly, placesOf} from '../harness/page';
import {expect, open, test} from '../harness/test';

/** What the page says about itself, except for the scripts and the link that only the server sends. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    root: document.documentElement.className,
    lang: document.documentElement.lang,
    title: document.title,
    tags: [...document.head.querySelectorAll('[data-rh]:not(script:not([type]))')]
      .map(({tagName, attributes, textContent}) =>
        [
          tagName,
          ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(),
          textContent,
        ].join(' '),
      )
      .sort(),
  }));

/** What a reader would see move. */
const PARTS = 'h1, h2, time, main p, main li:not(nav *), nav[aria-label="Platform"]';

/** One page of each kind; the first ones are for a reader whose platform is unknown. */
const KINDS = [
  ['/', '/forms/head', '/blog'],
  ['/Android/using', '/blog/2026/01/03/authors', '/blog/archive'],
];

for (const addresses of KINDS) {
  test(
    `${addresses.join(', ')}: each stays where it is when the application starts, and has the same head, text and places for a reader who comes from another page`,
    {tag: ['@12.2', '@12.9', '@14.3']},
    async ({page}) => {
      const looks = async () => ({
        head: await headOf(page),
        text: await page.locator('main').innerText(),
        places: await placesOf(page, PARTS),
      });
      const arrived = new Map<string, unknown>();
      for (const address of addresses) {
        const start = await openEarly(page, address);
        await drawAll(page);
        await frames(page, 2);
        const before = await placesOf(page, PARTS);
        await start();
        await frames(page, 2);
        expect(await placesOf(page, PARTS), address).toEqual(before);
        arrived.set(address, await looks());
      }
      // After a load, the application knows none of them.
      await open(page, '/markdown-page');
      await drawAll(page);
      for (const address of addresses) {
        await followNewLink(page, address);
        await expect.poll(looks, address).toEqual(arrived.get(address));
      }
    },
  );
}
