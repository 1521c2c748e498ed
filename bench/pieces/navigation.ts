import type {BrowserContextOptions, Page} from '@playwright/test';
import {byTurns} from '../by-turns';
import {desktop, onFastPage, onSlowPage, openSite, phone} from '../browser';
import {rowOf, type Goal, type Row} from '../table';
import {DOCS_PAGE, type Bench} from './bench';
import {observeNavigation, type NavigationTimes} from './observe-navigation';

/** A way from one page to another. */
interface Journey {
  name: string;
  on: typeof onSlowPage;
  device: BrowserContextOptions;
  start: string;
  /** Selector of a link on that page. */
  link: string;
  click: (page: Page, link: string) => Promise<void>;
  /** For the time until the title changes, and the page with it. */
  goal?: Goal;
}

const afterHover = {
  device: desktop,
  start: '/Android/install',
  link: '.menu__link[href="/Android/using"]',
  click: clickAfterHover,
};

const journeys: readonly Journey[] = [
  {
    name: 'navigation to a page not yet seen',
    on: onSlowPage,
    device: desktop,
    // A long page without the docs' sidebar: until a page has hydrated, its closed categories link to their
    // first pages (theme-classic 3.10.2, DocSidebarItem/Category), and a stock site prefetches those. The
    // link is below the window, so nothing prefetches its page before.
    start: '/blog/long-blog-post',
    link: 'footer a[href="/Flutter/install"]',
    click: clickUnannounced,
    goal: {ratio: 0.6},
  },
  {
    name: 'navigation to a doc not yet seen, from a doc',
    on: onSlowPage,
    // The closed mobile menu leads there: both sites have prefetched it, and the way is from there.
    device: phone,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    click: clickUnannounced,
    goal: {ratio: 0.6},
  },
  {name: 'navigation to a doc after a hover', on: onSlowPage, ...afterHover},
  {
    name: 'navigation to a doc after a hover, not slowed',
    on: onFastPage,
    ...afterHover,
    goal: {atMost: 50},
  },
];

/** From the click on a link to the new page. */
export async function navigation({browser, origins, runs}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const {name, on, device, start, link, click, goal} of journeys) {
    const times = await byTurns(runs, name, (site) =>
      on(browser, device, async (page) => {
        await page.addInitScript(observeNavigation);
        await openSite(page, origins[site] + start);
        await click(page, link);
        const seen = await page.waitForFunction(() => window.benchNavigation);
        return (await seen.jsonValue()) as NavigationTimes;
      }),
    );
    rows.push(rowOf(`${name}, until the title changes`, 'ms', times, ({title}) => title, goal));
    rows.push(rowOf('… until it is drawn', 'ms', times, ({drawn}) => drawn));
  }
  return rows;
}

/**
 * How long a reader rests on a page, and a pointer on a link before the click, in milliseconds: enough for
 * what a page does after it has hydrated, and for the page of a link in sight or under the pointer to load.
 */
const REST = 2_000;

/** Without scrolling to the link: neither its coming into view nor a pointer announces the click. */
async function clickUnannounced(page: Page, link: string): Promise<void> {
  await page.waitForTimeout(REST);
  await page.locator(link).evaluate((element) => (element as HTMLAnchorElement).click());
}

async function clickAfterHover(page: Page, link: string): Promise<void> {
  await page.locator(link).hover();
  await page.waitForTimeout(REST);
  await page.locator(link).click();
}
