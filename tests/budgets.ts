import type {Page} from '@playwright/test';
import type {Budgets} from './harness/page-weight';
import {replayOpener} from './harness/parts';
import {routes, writtenRoutes} from './harness/site';

interface PageBudgets {
  name: string;
  address: string;
  /** What is done on the open page, whose weight then doesn't count: only what this adds to it does. */
  use?: (page: Page) => Promise<void>;
  budgets: Budgets;
}

/** The pages that a writer has added to those of the specification, for which the budgets were set. */
const furtherPages = writtenRoutes.filter((route) => !routes.includes(route)).length;

/** In KB: every page knows the addresses of the others, and links to some of them. */
const known = 0.03 * furtherPages;

/** In KB: their texts in the search index. */
const indexed = 0.5 * furtherPages;

const styles =
  'the styles of the site, with their custom properties, and the scripts before the application';

/** The budgets of a page whose first paint waits for its HTML alone. */
const ofPage = (HTML: number, reason: string, others: Partial<Budgets> = {}): Budgets => ({
  HTML: [HTML + known, `${reason}, and ${styles}`],
  'first paint': [HTML + known, 'the HTML alone'],
  JS: [117.11 + known, 'React is half of it; the text is in the HTML alone'],
  CSS: [0, 'it is in the HTML'],
  images: [0.3, 'the icon; the logo is in the HTML'],
  other: [0, 'no font, no data'],
  requests: [6, 'each costs a slow network a round trip'],
  ...others,
});

/** The budgets of what is fetched for a part of a page at its first use. */
const ofPart = (others: Partial<Budgets>): Budgets => ({
  ...ofPage(0, ''),
  HTML: [0, 'it is drawn by the application'],
  'first paint': [0, 'the page is there'],
  images: [0, 'none'],
  ...others,
});

/** What a page may weigh until it is complete, as a host sends it (brotli 11), without what is prefetched for other pages. */
export const pageBudgets: PageBudgets[] = [
  {name: 'a docs page', address: '/Android/using', budgets: ofPage(39.7, 'a long text')},
  {
    name: 'the longest docs page',
    address: '/Flutter/using',
    budgets: ofPage(40.9, 'what the SDK needs on both systems'),
  },
  {
    name: 'the landing page',
    address: '/',
    budgets: ofPage(26.6, 'four samples and the picture above them'),
  },
  {
    name: 'a blog post',
    address: '/blog/welcome',
    budgets: ofPage(24, 'a short text', {
      JS: [123.1 + known, 'React is half of it'],
      images: [0.7, "the icon, the post's picture and its author's"],
      requests: [10, 'each costs a slow network a round trip'],
    }),
  },
  {
    name: 'the first search',
    address: '/Android/using',
    use: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('list', {name: 'Results'}).getByRole('link').first().waitFor();
    },
    budgets: ofPart({
      JS: [8.7, 'the list of results and MiniSearch'],
      other: [66 + indexed, 'the text of every page, and each entry of the reference'],
      requests: [2, 'each costs a slow network a round trip'],
    }),
  },
  {
    name: 'the player of a recording',
    address: '/',
    use: async (page) => {
      await replayOpener(page).click();
      await page.getByRole('button', {name: 'Next step'}).waitFor();
    },
    budgets: ofPart({
      JS: [6, 'half of it is the recording on four platforms'],
      requests: [1, 'each costs a slow network a round trip'],
    }),
  },
];
