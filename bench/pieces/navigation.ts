import type {BrowserContextOptions, Page} from '@playwright/test';
import {desktop, DOCS_PAGE, onFreshPage, phone, type Bench} from '../browser';
import {byTurns} from '../by-turns';
import {rowOf, type Goal, type Row} from '../table';

/** A way from one page to another. */
interface Journey {
  what: string;
  isSlow: boolean;
  device: BrowserContextOptions;
  start: string;
  /** Selector of a link on that page. */
  link: string;
  press: (page: Page, link: string) => Promise<void>;
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
    press: pressUnannounced,
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation to a doc not yet seen, from a doc',
    isSlow: true,
    device: phone,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    press: pressUnannounced,
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation to a doc after a hover, not slowed',
    isSlow: false,
    device: desktop,
    start: '/Android/install',
    link: '.menu__link[href="/Android/using"]',
    press: pressAfterHover,
    goal: {atMost: 50},
  },
];

/** From the press on a link to the new page. */
export async function navigation({browser, origins, runs}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const {what, start, link, press, goal, ...conditions} of journeys) {
    const times = await byTurns(runs, what, (site) =>
      onFreshPage(browser, conditions, async (page) => {
        await page.goto(origins[site] + start, {waitUntil: 'networkidle'});
        await page.waitForSelector('html[data-has-hydrated="true"]');
        await page.waitForTimeout(REST);
        const [measured] = await Promise.all([page.evaluate(observe), press(page, link)]);
        return measured;
      }),
    );
    rows.push(
      rowOf(`${what}, until the heading changes`, 'ms', times, ({heading}) => heading, goal),
    );
    rows.push(rowOf('… until it is drawn', 'ms', times, ({drawn}) => drawn));
  }
  return rows;
}

/**
 * How long a reader rests on a page, and a pointer on a link before the click, in milliseconds: enough for
 * what a page does after it has hydrated, and for the page of a link in sight or under the pointer to load.
 */
const REST = 2_000;

/** Without scrolling to the link: neither its coming into view nor a pointer announces the press. */
async function pressUnannounced(page: Page, link: string): Promise<void> {
  await page.locator(link).evaluate((element) => (element as HTMLAnchorElement).click());
}

async function pressAfterHover(page: Page, link: string): Promise<void> {
  await page.locator(link).hover();
  await page.waitForTimeout(REST);
  await page.locator(link).click();
}

/** Runs in the browser, from before the press until the next page is drawn; milliseconds since the press. */
const observe = () =>
  new Promise<{heading: number; drawn: number}>((resolve) => {
    document.addEventListener(
      'click',
      ({timeStamp}) => {
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          const now = document.querySelector('h1')?.textContent;
          if (now && now !== before) {
            observer.disconnect();
            const heading = performance.now() - timeStamp;
            // The browser lays the page out and draws it after the callback, and then takes the message.
            const channel = new MessageChannel();
            channel.port1.onmessage = () =>
              resolve({heading, drawn: performance.now() - timeStamp});
            requestAnimationFrame(() => channel.port2.postMessage(undefined));
          }
        }).observe(document, {subtree: true, childList: true, characterData: true});
      },
      true,
    );
  });
