import type {BrowserContextOptions, Page} from '@playwright/test';
import {type Bench, byTurns, desktop, DOCS_PAGE, onFreshPage, phone} from '../measure';
import {rowOf, type Goal, type Row} from '../table';

/** A way from one page to another. */
interface Journey {
  what: string;
  isSlow: boolean;
  device: BrowserContextOptions;
  start: string;
  /** Selector of a link on that page. */
  link: string;
  /** Whether the pointer rests on the link before the press; otherwise nothing announces it. */
  hovers: boolean;
  goal: Goal;
}

const journeys: readonly Journey[] = [
  {
    what: 'navigation to a page not yet seen',
    isSlow: true,
    device: desktop,
    // A long page without the docs' sidebar: until a page has hydrated, its closed categories link to their
    // first pages (theme-classic 3.10.2, DocSidebarItem/Category), and a stock site prefetches those. The
    // link is below the window, so nothing prefetches its page before.
    start: '/blog/long-blog-post',
    link: 'footer a[href="/Flutter/install"]',
    hovers: false,
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation to a doc not yet seen, from a doc',
    isSlow: true,
    device: phone,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    hovers: false,
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation to a doc after a hover, not slowed',
    isSlow: false,
    device: desktop,
    start: '/Android/install',
    link: '.menu__link[href="/Android/using"]',
    hovers: true,
    goal: {atMost: 50},
  },
];

/**
 * How long a reader rests on a page, and a pointer on a link before the click, in milliseconds: enough for
 * what a page does after it has hydrated, and for the page of a link in sight or under the pointer to load.
 */
const REST = 2_000;

/** From the press on a link to the heading of the new page. */
export async function navigation({browser, origins, runs}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const {what, goal, ...journey} of journeys) {
    const times = await byTurns(runs, what, (site) =>
      onFreshPage(browser, journey, (page) => travel(page, origins[site], journey)),
    );
    rows.push(rowOf(what, 'ms', times, (time) => time, goal));
  }
  return rows;
}

async function travel(
  page: Page,
  origin: string,
  {start, link, hovers}: Pick<Journey, 'start' | 'link' | 'hovers'>,
): Promise<number> {
  await page.goto(origin + start);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  if (hovers) {
    await page.locator(link).hover();
  }
  await page.waitForTimeout(REST);
  // From here on, what is prefetched is there, and nothing else announces the press, not even a scroll to the link.
  return page.locator(link).evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const pressed = performance.now();
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now && now !== before) {
            observer.disconnect();
            resolve(performance.now() - pressed);
          }
        }).observe(document, {subtree: true, childList: true, characterData: true});
        (element as HTMLAnchorElement).click();
      }),
  );
}
