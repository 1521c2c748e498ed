import type {Request} from '@playwright/test';
import {serveCompressed} from '../../bench/serve-compressed';
import {builtFolder} from '../harness/build-site';
import {followNewLink, frames, prefetched, textAddress} from '../harness/page';
import {footerLink, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', hasTouch: true});

/** A page of which the links to docs are far below the window. */
const PAGE = '/markdown-page';

const isScriptOrText = (request: Request) =>
  request.resourceType() === 'script' ||
  (request.resourceType() === 'fetch' && request.url().endsWith('.json'));

test.describe('on a screen that shows little', () => {
  test.use({viewport: {width: 390, height: 400}});

  test(
    'a link is prefetched as a link element when it is seen, and loaded when it is pointed at or touched; so is one in a text',
    {tag: ['@4.5', '@12.7']},
    async ({page, request}) => {
      for (const [from, target, reach] of [
        [PAGE, '/Flutter/install', 'hover'],
        [PAGE, '/Flutter/install', 'touch'],
        ['/', '/Flutter/using', 'hover'],
      ] as const) {
        const address = await textAddress(request, target);
        const within = page.locator(from === PAGE ? 'footer' : '.theme-doc-markdown');
        const link = within.locator(`a[href="${target}"]`).first();
        await open(page, from);
        expect(await prefetched(page)).not.toContain(address);
        await link.scrollIntoViewIfNeeded();
        await expect.poll(() => prefetched(page)).toContain(address);
        const loads = page.waitForRequest(isScriptOrText);
        await (reach === 'hover' ? link.hover() : link.dispatchEvent('touchstart'));
        await loads;
        const files = await prefetched(page);
        expect(files.length).toBeGreaterThan(4);
        expect(files, 'each file once').toEqual([...new Set(files)]);
      }
    },
  );

  for (const [words, connection] of [
    ['2G', {effectiveType: '2g', saveData: false}],
    ['any connection with data saving on', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(
      `nothing is prefetched on ${words}, but links still lead to their pages`,
      {tag: '@4.6'},
      async ({page}) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {value});
          // When the browser has told the page which links it can see, what they need would be prefetched.
          const Observer = window.IntersectionObserver;
          window.IntersectionObserver = class extends Observer {
            constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
              super((entries, observer) => {
                tell(entries, observer);
                for (const {target, isIntersecting} of entries) {
                  target.toggleAttribute('data-seen', isIntersecting);
                }
              }, options);
            }
          };
        }, connection);
        await open(page, PAGE);
        const loaded: string[] = [];
        page.on('request', (request) => {
          if (isScriptOrText(request)) {
            loaded.push(request.url());
          }
        });
        const link = footerLink(page, 'Flutter');
        await link.scrollIntoViewIfNeeded();
        await expect(link).toHaveAttribute('data-seen');
        await link.hover();
        await link.dispatchEvent('touchstart');
        await frames(page, 3);
        expect(await prefetched(page)).toEqual([]);
        expect(loaded).toEqual([]);
        await link.click();
        await expect(title(page)).toHaveText(/Flutter/);
        expect(loaded).not.toEqual([]);
      },
    );
  }
});

test(
  'a page does not prefetch itself, and a prefetched doc is not requested again',
  {tag: ['@4.5', '@12.6', '@12.7']},
  async ({page, request}) => {
    const own = await textAddress(request, '/Android/using');
    const address = await textAddress(request, '/Android/examples');
    const site = await serveCompressed(builtFolder('kitchen'));
    const sizes = (initiator: string) =>
      page.evaluate(
        ([type, file]) =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.endsWith(file))
            .map((entry) => entry as PerformanceResourceTiming)
            .filter((entry) => entry.initiatorType === type)
            .map((entry) => entry.transferSize),
        [initiator, address] as const,
      );
    await open(page, `${site.origin}/Android/using`);
    await expect.poll(() => sizes('link')).toHaveLength(1);
    expect(await prefetched(page)).not.toContain(own);
    // Without a pointer, which would load the page before the click.
    await followNewLink(page, '/Android/examples');
    await expect(title(page)).toHaveText(/Examples/i);
    await expect.poll(() => sizes('fetch')).toEqual([0]);
    site.close();
  },
);
