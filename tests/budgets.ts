import type {Page} from '@playwright/test';
import {
  firstSearchFiles,
  loadedFiles,
  playerFiles,
  type LoadedFile,
  type openComplete,
} from './harness/loaded-files';
import type {Budget, Budgets} from './harness/page-weight';
import {routes} from './harness/routes';
import {writtenRoutes} from './harness/site-pages';

interface PageBudgets {
  name: string;
  address: string;
  /** What counts: everything that the page loads, or what the first use of a part adds to it. */
  files: (page: Page, address: string, open?: typeof openComplete) => Promise<LoadedFile[]>;
  budgets: Budgets;
}

/** KB of 1,000 bytes, or a number of requests; how much of it was free when it was set; why it is what it is. */
const budget = (atMost: number, headroom: number, reason: string): Budget => ({
  atMost,
  headroom,
  reason,
});

/** The pages that a writer has added to those of the specification, for which the budgets were set. */
const furtherPages = writtenRoutes.filter((route) => !routes.includes(route)).length;

/** In KB: every page knows the addresses of the others, and links to some of them. */
const known = 0.03 * furtherPages;

/** In KB: their texts in the search index. */
const indexed = 0.5 * furtherPages;

/** What is the same for all docs pages. */
const ofEachDoc = {
  JS: budget(117.11 + known, 0.6, 'React is half of it; the text is in the HTML alone'),
  CSS: budget(0, 0, 'it is in the HTML'),
  images: budget(0.3, 0.1, 'the icon; the logo is in the HTML'),
  other: budget(0, 0, 'no font, no data'),
  requests: budget(6, 0, 'each costs a slow network a round trip'),
};

/**
 * What a page may weigh until it is complete, as a host sends it (brotli 11), without what is
 * prefetched for other pages.
 */
export const pageBudgets: PageBudgets[] = [
  {
    name: 'a docs page',
    address: '/Android/using',
    files: loadedFiles,
    budgets: {
      HTML: budget(
        39.7 + known,
        0.5,
        'a long text, and the styles of the site, with their custom properties, and the scripts before the application',
      ),
      ...ofEachDoc,
      'first paint': budget(39.7 + known, 0.5, 'the HTML alone'),
    },
  },
  {
    name: 'the longest docs page',
    address: '/Flutter/using',
    files: loadedFiles,
    budgets: {
      HTML: budget(
        40.9 + known,
        0.5,
        'what the SDK needs on both systems, and the styles of the site, with their custom properties, and the scripts before the application',
      ),
      ...ofEachDoc,
      'first paint': budget(40.9 + known, 0.5, 'the HTML alone'),
    },
  },
  {
    name: 'the landing page',
    address: '/',
    files: loadedFiles,
    budgets: {
      HTML: budget(
        26.6 + known,
        0.5,
        'four samples and the picture of a delivery, and the styles of the site, with their custom properties, and the scripts before the application',
      ),
      ...ofEachDoc,
      'first paint': budget(26.6 + known, 0.5, 'the HTML alone'),
    },
  },
  {
    name: 'a blog post',
    address: '/blog/welcome',
    files: loadedFiles,
    budgets: {
      HTML: budget(
        23.8 + known,
        0.5,
        'a short text, and the styles of the site, with their custom properties, and the scripts before the application',
      ),
      JS: budget(123.1 + known, 1.1, 'React is half of it'),
      CSS: budget(0, 0, 'it is in the HTML'),
      images: budget(0.7, 0.1, "the icon, the post's picture and its author's"),
      other: budget(0, 0, 'no font, no data'),
      'first paint': budget(23.8 + known, 0.5, 'the HTML alone'),
      requests: budget(10, 0, 'each costs a slow network a round trip'),
    },
  },
  {
    name: 'the first search',
    address: '/Android/using',
    files: firstSearchFiles,
    budgets: {
      HTML: budget(0, 0, 'the dialog is drawn by the application'),
      JS: budget(8.7, 0.6, 'the list of results and MiniSearch'),
      CSS: budget(0, 0, 'it is in the HTML'),
      images: budget(0, 0, 'none'),
      other: budget(66 + indexed, 1.4, 'the text of every page, and each entry of the reference'),
      'first paint': budget(0, 0, 'the page is there'),
      requests: budget(2, 0, 'each costs a slow network a round trip'),
    },
  },
  {
    name: 'the player of a delivery',
    address: '/',
    files: playerFiles,
    budgets: {
      HTML: budget(0, 0, 'it is drawn by its script'),
      JS: budget(6, 1.1, 'half of it is the delivery on four platforms'),
      CSS: budget(0, 0, 'it is in the script'),
      images: budget(0, 0, 'none'),
      other: budget(0, 0, 'the delivery is in the script'),
      'first paint': budget(0, 0, 'the page is there'),
      requests: budget(1, 0, 'each costs a slow network a round trip'),
    },
  },
];
