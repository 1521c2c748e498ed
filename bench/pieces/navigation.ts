import type {Page} from '@playwright/test';
import {type Bench, byTurns, DOCS_PAGE, onFreshPage} from '../measure';
import {rowOf, type Row} from '../table';

/** Ways from one page to another, by a link that is found with a selector. */
const journeys = [
  {
    what: 'navigation to a page not yet seen',
    isSlow: true,
    // A long page, with the link below the window, so that nothing prefetches its page before.
    start: '/blog/long-blog-post',
    link: 'footer a[href="/Flutter/install"]',
    goal: {ratio: 0.6},
  },
  {
    what: 'navigation to a doc not yet seen, from a doc',
    isSlow: true,
    start: DOCS_PAGE,
    link: '.pagination-nav__link--next',
    goal: {ratio: 0.5},
  },
  {
    what: 'navigation to a doc after a hover, not slowed',
    isSlow: false,
    start: '/Android/install',
    link: '.menu__link[href="/Android/using"]',
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
  for (const {what, isSlow, start, link, goal} of journeys) {
    const times = await byTurns(runs, what, (site) =>
      onFreshPage(browser, isSlow, async (page) => {
        await page.goto(origins[site] + start);
        await page.waitForSelector('html[data-has-hydrated="true"]');
        // On a phone, nothing announces the press.
        if (!isSlow) {
          await page.locator(link).hover();
        }
        await page.waitForTimeout(REST);
        return timeOfPress(page, link);
      }),
    );
    rows.push(rowOf(what, 'ms', times, (time) => time, goal));
  }
  return rows;
}

/** What is prefetched is there by now, and nothing else announces the press, not even a scroll to the link. */
const timeOfPress = (page: Page, link: string): Promise<number> =>
  page.locator(link).evaluate(async (element) => {
    const heading = document.querySelector('h1')?.textContent;
    const pressed = performance.now();
    (element as HTMLAnchorElement).click();
    while ((document.querySelector('h1')?.textContent ?? heading) === heading) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return performance.now() - pressed;
  });
