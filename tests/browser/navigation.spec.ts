import {textAddress} from '../harness/built-page';
import {
  expectAtTop,
  followNewLink,
  frames,
  holdFiles,
  onSlowConnection,
  scrollFarDown,
  scrolled,
} from '../harness/page';
import {footerLink, section, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({allowedConsole: [/late\.css/]});

test(
  'a change of page that takes more than 200 ms shows a thin bar until it is done, and nothing else before',
  {tag: ['@4.1', '@4.2', '@4.7']},
  async ({page}) => {
    await onSlowConnection(page);
    await page.clock.install({time: 0});
    await open(page, '/markdown-page');
    await page.clock.pauseAt(60_000);
    // The roles are nprogress' own names for its parts.
    const progress = page.locator('#nprogress');
    const bar = progress.locator('[role="bar"]');
    const position = () => bar.evaluate((element) => element.style.transform);
    /** The part of the window's width that it covers. */
    const shown = () =>
      bar.evaluate((element) => element.getBoundingClientRect().right / window.innerWidth);
    const textOfPage = () => page.locator('#__docusaurus').innerText();
    const release = await holdFiles(page);
    const before = await textOfPage();

    await footerLink(page, 'Flutter').click();
    await page.clock.runFor(190);
    await expect(progress).toHaveCount(0);
    expect(await textOfPage()).toBe(before);
    await page.clock.runFor(12);
    await expect(progress.locator('[role="spinner"]')).toHaveCount(0);
    // Moving takes it real time, whatever the clock of the page says.
    await expect.poll(shown).toBeCloseTo(0.08, 2);
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    expect((await bar.boundingBox())?.height).toBeLessThan(6);
    await page.clock.runFor(48);
    const start = await position();
    await page.clock.runFor(700);
    expect(await position()).toBe(start);
    await page.clock.runFor(200);
    expect(await position()).not.toBe(start);
    expect(await textOfPage()).toBe(before);
    release();
    await expect(title(page)).toHaveText(/Flutter/);
    await page.clock.runFor(2000);
    await expect(progress).toHaveCount(0);
    await test.step('a change that another one has replaced shows none', async () => {
      // Never answers.
      await page.route(`**${textAddress('/iOS/using', 'kitchen')}`, () => {});
      await followNewLink(page, '/iOS/using');
      await followNewLink(page, '/Android/install');
      await expect(title(page)).toHaveText('Install on Android');
      await page.clock.runFor(2000);
      await expect(progress).toHaveCount(0);
    });
  },
);

test(
  'a link that is followed while the page scrolls back to its top leads to its anchor all the same',
  {tag: '@4.3'},
  async ({page}) => {
    await open(page, '/Android/using');
    const button = await scrollFarDown(page, 3000);
    const link = await page.getByRole('link', {name: 'Mend errors'}).first().elementHandle();
    await button.evaluate((element: HTMLElement, next) => {
      element.click();
      requestAnimationFrame(() => (next as HTMLElement).click());
    }, link);
    await expect(page).toHaveURL(/#/);
    // By then, the page would be nearly at its top.
    await frames(page, 30);
    await expectAtTop(page, section(page, 'Mend errors'));
  },
);

test(
  'of two links that are followed one after the other, the last one counts, whichever page arrives first',
  {tag: ['@4.1', '@4.3']},
  async ({page}) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    const [first, last] = ['/Flutter/using', '/iOS/using'];
    const [releaseFirst, releaseLast] = await Promise.all(
      [first, last].map((address) => holdFiles(page, new RegExp(textAddress(address, 'kitchen')))),
    );
    await followNewLink(page, first);
    await followNewLink(page, `${last}#mend-errors`);
    const arrived = page.waitForResponse(`**${textAddress(first, 'kitchen')}`);
    releaseFirst?.();
    await (await arrived).finished();
    await frames(page, 3);
    await expect(title(page)).toHaveText('Install on Android');
    releaseLast?.();
    await expectAtTop(page, section(page, 'Mend errors'));
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'ios');
  },
);

test(
  'a smooth scroll covers 15 % of the remaining distance in each frame; with reduced motion, it is a jump',
  {tag: ['@4.8', '@9.9']},
  async ({page}) => {
    await open(page, '/Android/using');
    const backToTop = await scrollFarDown(page);
    const steps = await page.evaluateHandle(() => {
      const seen: {from: number; to: number}[] = [];
      const scroll = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = (x: unknown, y?: number) => {
        seen.push({from: document.documentElement.scrollTop, to: y ?? NaN});
        scroll(x as number, y ?? 0);
      };
      return seen;
    });
    await backToTop.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    const taken = await steps.jsonValue();
    expect(taken.length).toBeGreaterThan(20);
    // In whole pixels.
    expect(taken.map(({to}) => to)).toEqual(taken.map(({from}) => Math.floor(from * 0.85)));

    await page.emulateMedia({reducedMotion: 'reduce'});
    await scrollFarDown(page);
    const afterClick = await backToTop.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(afterClick).toBe(0);
  },
);

test(
  'a stand-alone page begins at the anchor of a link as it does on arrival',
  {tag: ['@4.3', '@12.9']},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/markdown-page#signatures');
    const onArrival = await scrolled(page);
    expect(onArrival).toBeGreaterThan(0);
    await open(page, '/Android/using');
    await followNewLink(page, '/markdown-page#signatures');
    await expect(title(page)).toHaveText('A page of its own');
    await frames(page, 3);
    expect(await scrolled(page)).toBe(onArrival);
    await expectAtTop(page, page.getByRole('heading', {name: 'Signatures'}));
    await test.step('and a page without the anchor of its link at its top', async () => {
      await followNewLink(page, '/Android/using#gone');
      await expect(title(page)).toHaveText('Using on Android');
      await expect.poll(() => scrolled(page)).toBe(0);
    });
  },
);

// The policy of a page blocks every sheet that the build does not know.
test.describe('a style sheet that has to be fetched', () => {
  test.use({bypassCSP: true});

  test(
    'has 60 seconds to arrive, until then the page stays as it is',
    {tag: '@4.9'},
    async ({page}) => {
      // Never answers.
      await page.route('**/late.css', () => {});
      await page.clock.install({time: 0});
      await open(page, '/late-style');
      await page.clock.pauseAt(60_000);
      const asked = page.waitForRequest('**/late.css');
      await page.getByRole('button', {name: 'Style'}).click();
      await page.clock.runFor(100);
      await asked;
      await page.clock.runFor(59_000);
      await expect(title(page)).toHaveText('Without a style');
      await page.clock.runFor(2000);
      await expect(title(page)).toHaveText('With a late style');
    },
  );
});
