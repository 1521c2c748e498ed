import type {Page} from '@playwright/test';
import {openComplete} from '../../tests/harness/loaded-files';
import {perSite, type PerSite} from '../sites/site';
import {desktop, onSlowPage} from '../slow-page';
import {observeNavigation} from './observe-navigation';
import {byTurns, type Bench, type Piece} from './piece';

/**
 * A long page without the docs' sidebar: until a page has hydrated, its closed categories link to their
 * first pages (theme-classic 3.10.2, DocSidebarItem/Category), and a stock site prefetches those.
 */
const START = '/blog/long-blog-post';

/** The footer's link to a page that has not been seen: below the window, so nothing prefetches it before. */
const LINK = 'footer a[href="/Flutter/install"]';

/** How long a pointer rests on a link before the click, in milliseconds: enough for the page to load. */
const REST = 2_000;

/** From the click on a link to the new page's title, on a slow network and processor. */
export function navigation(bench: Bench): Piece {
  const unseen: PerSite<number[]> = perSite(() => []);
  const hovered: PerSite<number[]> = perSite(() => []);
  const measure = (site: keyof typeof unseen, click: (page: Page) => Promise<void>) =>
    onSlowPage(bench.browser, desktop, async (page) => {
      await page.addInitScript(observeNavigation);
      await openComplete(page, bench.origins[site] + START);
      await click(page);
      await page.waitForFunction(() => window.benchNavigation !== undefined);
      return page.evaluate(() => window.benchNavigation ?? NaN);
    });
  return {
    steps: [
      ...byTurns(bench.runs, 'click on a link', async (site) => {
        unseen[site].push(await measure(site, clickAtOnce));
      }),
      ...byTurns(bench.runs, 'click on a link after a hover', async (site) => {
        hovered[site].push(await measure(site, clickAfterHover));
      }),
    ],
    rows: () => [
      {
        what: 'navigation to a page not yet seen',
        unit: 'ms',
        values: unseen,
        goal: {ratio: 0.6},
      },
      {what: 'navigation after a hover', unit: 'ms', values: hovered, goal: {atMost: 50}},
    ],
  };
}

/** Without scrolling to the link: neither its coming into view nor a pointer announces the click. */
async function clickAtOnce(page: Page): Promise<void> {
  await page.locator(LINK).evaluate((link) => (link as HTMLAnchorElement).click());
}

async function clickAfterHover(page: Page): Promise<void> {
  await page.locator(LINK).hover();
  await page.waitForTimeout(REST);
  await page.locator(LINK).click();
}
