import type {BrowserContextOptions, Page} from '@playwright/test';
import {desktop, onFreshPage, onSlowPage, phone} from '../slow-page';
import type {NavigationTimes} from './observe-navigation';
import {DOCS_PAGE, type Goal} from './piece';

interface Measured {
  /** What its steps are called. */
  name: string;
  on: typeof onSlowPage;
  rows: readonly {what: string; time: keyof NavigationTimes; goal?: Goal}[];
}

/** A way from one page to another. */
export interface Journey extends Measured {
  device: BrowserContextOptions;
  start: string;
  /** Selector of a link on that page. */
  link: string;
  click: (page: Page, link: string) => Promise<void>;
}

/**
 * A long page without the docs' sidebar: until a page has hydrated, its closed categories link to their
 * first pages (theme-classic 3.10.2, DocSidebarItem/Category), and a stock site prefetches those. The
 * link is below the window, so nothing prefetches its page before.
 */
const toAnotherLayout = {
  start: '/blog/long-blog-post',
  link: 'footer a[href="/Flutter/install"]',
};

const toDoc = {
  start: '/Android/install',
  link: '.menu__link[href="/Android/using"]',
};

export const journeys: readonly Journey[] = [
  {
    ...slow('navigation to a page not yet seen', {ratio: 0.6}),
    ...toAnotherLayout,
    device: desktop,
    click: clickUnannounced,
  },
  {
    ...slow('navigation to a doc not yet seen, from a doc', {ratio: 0.6}),
    // The closed mobile menu leads there: both sites have prefetched it, and the way is from there.
    device: phone,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    click: clickUnannounced,
  },
  afterHover(slow('navigation after a hover'), toAnotherLayout),
  afterHover(slow('navigation after a hover, from a doc'), toDoc),
  afterHover(unslowed('navigation after a hover'), toAnotherLayout),
  afterHover(unslowed('navigation after a hover, from a doc'), toDoc),
];

/** What is measured on a slow network and processor. */
export function slow(name: string, goal?: Goal): Measured {
  return measure(name, onSlowPage, goal);
}

/** A pointer that hovers is a desktop's, which nothing slows: the goal of 50 ms is for it. */
export function unslowed(name: string): Measured {
  return measure(`${name}, not slowed`, onFreshPage, {atMost: 50});
}

/** @param goal for the time until the title changes, and the page with it */
function measure(name: string, on: typeof onSlowPage, goal?: Goal): Measured {
  return {
    name,
    on,
    rows: [
      {what: `${name}, until the title changes`, time: 'title', goal},
      {what: '… until it is drawn', time: 'drawn'},
    ],
  };
}

/** A way that a desktop's reader takes, who rests on the link first. */
export function afterHover(measured: Measured, way: Pick<Journey, 'start' | 'link'>): Journey {
  return {...measured, ...way, device: desktop, click: clickAfterHover};
}

/**
 * How long a reader rests on a page, and a pointer on a link before the click, in milliseconds: enough
 * for what a page does after it has hydrated, and for the page of a link in sight or under the pointer
 * to load.
 */
const REST = 2_000;

/** Without scrolling to the link: neither its coming into view nor a pointer announces the click. */
export async function clickUnannounced(page: Page, link: string): Promise<void> {
  await page.waitForTimeout(REST);
  await page.locator(link).evaluate((element) => (element as HTMLAnchorElement).click());
}

async function clickAfterHover(page: Page, link: string): Promise<void> {
  await page.locator(link).hover();
  await page.waitForTimeout(REST);
  await page.locator(link).click();
}
