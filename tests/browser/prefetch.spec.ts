import type {Locator, Page, Request} from '@playwright/test';
import {textAddress} from '../harness/built-page';
import {frames, prefetched} from '../harness/page';
import {footerLink, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({hasTouch: true});

/** A page of which the links to docs are far below the window. */
const PAGE = '/markdown-page';

const isScriptOrText = (request: Request) =>
  request.resourceType() === 'script' ||
  (request.resourceType() === 'fetch' && request.url().endsWith('.json'));

/** Puts a finger on a link without lifting it, which would follow the link. */
async function touch(page: Page, link: Locator): Promise<void> {
  const {x = NaN, y = NaN} = (await link.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{x: x + 5, y: y + 5}],
  });
}

test.describe('on a screen that shows little', () => {
  test.use({viewport: {width: 390, height: 400}});

  test(
    'a link is prefetched as a link element when it is seen, and loaded when it is pointed at or touched; so is one in a text',
    {tag: ['@4.5', '@12.7']},
    async ({page}) => {
      for (const [from, within, target, reach] of [
        [PAGE, 'footer', '/Flutter/install', 'touch'],
        [PAGE, 'main', '/Flutter/using#configure', 'hover'],
        ['/', '.theme-doc-markdown', '/Flutter/using', 'hover'],
        ['/', '.theme-doc-markdown', '/Flutter/using', 'touch'],
        ['/', '.theme-doc-markdown', '/forms/中文', 'hover'],
      ] as const) {
        const address = textAddress(target.replace(/#.*/, ''), 'kitchen');
        const link = page.locator(`${within} a[href="${target}"]`).first();
        await open(page, from);
        expect(await prefetched(page)).not.toContain(address);
        await link.scrollIntoViewIfNeeded();
        await expect.poll(() => prefetched(page)).toContain(address);
        const loads = page.waitForRequest(isScriptOrText);
        await (reach === 'hover' ? link.hover() : touch(page, link));
        await loads;
        const files = await prefetched(page);
        expect(files.length).toBeGreaterThan(4);
        expect(files, 'each file once').toEqual([...new Set(files)]);
      }
    },
  );

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(
      `nothing is prefetched with ${JSON.stringify(connection)}, but links still lead to their pages`,
      {tag: '@4.6'},
      async ({page}) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
        }, connection);
        await open(page, PAGE);
        const link = footerLink(page, 'Flutter');
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        await link.dispatchEvent('touchstart');
        // By then, the browser has told the page which links it can see.
        await link.evaluate(
          (element) =>
            new Promise<void>((resolve) => {
              new IntersectionObserver(([seen]) => seen?.isIntersecting && resolve()).observe(
                element,
              );
            }),
        );
        await frames(page, 3);
        expect(await prefetched(page)).toEqual([]);
        const loaded = page.waitForRequest(isScriptOrText);
        await link.click();
        await loaded;
        await expect(title(page)).toHaveText(/Flutter/);
      },
    );
  }
});
