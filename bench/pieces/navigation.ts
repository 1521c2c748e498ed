import type {BrowserContextOptions, Page} from '@playwright/test';
import {openComplete} from '../../tests/harness/loaded-files';
import {perSite, type SiteName} from '../sites/site';
import {desktop, onSlowPage, phone} from '../slow-page';
import {observeNavigation} from './observe-navigation';
import {byTurns, DOCS_PAGE, type Bench, type Goal, type Piece} from './piece';

interface Journey {
  what: string;
  device: BrowserContextOptions;
  start: string;
  /** Selector of a link on that page. */
  link: string;
  click: (page: Page, link: string) => Promise<void>;
  goal: Goal;
}

/**
 * A long page without the docs' sidebar: until a page has hydrated, its closed categories link to their
 * first pages (theme-classic 3.10.2, DocSidebarItem/Category), and a stock site prefetches those. The
 * link is below the window, so nothing prefetches its page before.
 */
const toAnotherLayout = {
  device: desktop,
  start: '/blog/long-blog-post',
  link: 'footer a[href="/Flutter/install"]',
};

const journeys: Journey[] = [
  {
    ...toAnotherLayout,
    what: 'navigation to a page not yet seen',
    click: clickAtOnce,
    goal: {ratio: 0.6},
  },
  {
    ...toAnotherLayout,
    what: 'navigation after a hover',
    click: clickAfterHover,
    goal: {atMost: 50},
  },
  {
    what: 'navigation to a doc not yet seen, from a doc',
    // The closed mobile menu leads there: both sites have prefetched it, and the way is from there.
    device: phone,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    click: clickAtOnce,
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation after a hover, from a doc',
    device: desktop,
    start: '/Android/install',
    link: '.menu__link[href="/Android/using"]',
    click: clickAfterHover,
    goal: {atMost: 50},
  },
];

/** How long a pointer rests on a link before the click, in milliseconds: enough for the page to load. */
const REST = 2_000;

/** From the click on a link to the new page's title, on a slow network and processor. */
export function navigation(bench: Bench): Piece {
  const measured = journeys.map((journey) => ({journey, times: perSite((): number[] => [])}));
  return {
    steps: measured.flatMap(({journey, times}) =>
      byTurns(bench.runs, journey.what, async (site) => {
        times[site].push(await timeOf(journey, bench, site));
      }),
    ),
    rows: () =>
      measured.map(({journey: {what, goal}, times}) => ({what, unit: 'ms', values: times, goal})),
  };
}

function timeOf(journey: Journey, bench: Bench, site: SiteName): Promise<number> {
  return onSlowPage(bench.browser, journey.device, async (page) => {
    await page.addInitScript(observeNavigation);
    await openComplete(page, bench.origins[site] + journey.start);
    await journey.click(page, journey.link);
    await page.waitForFunction(() => window.benchNavigation !== undefined);
    return page.evaluate(() => window.benchNavigation ?? NaN);
  });
}

/** Without scrolling to the link: neither its coming into view nor a pointer announces the click. */
async function clickAtOnce(page: Page, link: string): Promise<void> {
  await page.locator(link).evaluate((element) => (element as HTMLAnchorElement).click());
}

async function clickAfterHover(page: Page, link: string): Promise<void> {
  await page.locator(link).hover();
  await page.waitForTimeout(REST);
  await page.locator(link).click();
}
