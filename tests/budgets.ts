import type {Page} from '@playwright/test';
import {replayOpener} from './harness/parts';
import {recordings} from '../product/contract/recordings';
import {navbar} from '../site/theme-config';
import {platformDocs, posts, usingPage, versions, writtenRoutes} from './harness/site';

/**
 * What code adds to a page until it is complete, never what the page says: files as a host sends them, without what is
 * prefetched for other pages, in KB of 1,000 bytes.
 */
export interface Budgets {
  /** Around the text of the page. */
  HTML: number;
  /** Without those that have the text. */
  scripts: number;
  images: number;
  /** JSON, such as the index of the search, which has what the pages say. */
  data: number;
  requests: number;
}

interface PageBudgets {
  name: string;
  address: string;
  /** What is done on the open page, whose weight then doesn't count: only what this adds to it does. */
  use?: (page: Page) => Promise<void>;
  /** The most that each may be. */
  budgets: Budgets;
}

/**
 * In KB: every page knows the addresses and descriptions of those that writers wrote, also of other versions, and links
 * to some of them.
 */
const known = 0.1 * (writtenRoutes.length + versions.length * platformDocs.length);

/** All styles of the site and its theme, which are two thirds of it, the scripts before the application, and the navigations. */
const HTML = 22.3 + known;

/** What draws a dropdown in the navbar, such as one of languages. */
const dropdown = navbar.items?.some(({type}) => /dropdown/i.test(String(type))) ? 1.2 : 0;

/** React is half of it. */
const scripts = 117.9 + known + dropdown;

/** The logo, which React preloads: it may count for the preload and for the picture. */
const images = 0.45;

export const pageBudgets: PageBudgets[] = [
  {
    name: 'a docs page',
    address: usingPage,
    budgets: {HTML, scripts, images, data: 0, requests: 8},
  },
  {name: 'the landing page', address: '/', budgets: {HTML, scripts, images, data: 0, requests: 8}},
  {
    name: 'a blog post',
    address: posts.find(({filePath}) => filePath.endsWith('.md'))?.route ?? '/blog',
    // What draws posts; its picture and those of its authors.
    budgets: {HTML, scripts: scripts + 1.5, images: images + 0.5, data: 0, requests: 12},
  },
  {
    name: 'the first search',
    address: usingPage,
    use: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('list', {name: 'Results'}).getByRole('link').first().waitFor();
    },
    // The list of results, MiniSearch, a stemmer, what ranks, and the product's names, which may be longer; and the
    // index, which grows with what the pages say.
    budgets: {HTML: 0, scripts: 10.5, images: 0, data: 85, requests: 2},
  },
  ...recordings.slice(0, 1).map(() => ({
    name: 'the player of a recording',
    address: '/',
    use: async (page: Page) => {
      // A pointer would then be over a link, whose page would be loaded.
      await replayOpener(page).press('Enter');
      await page.getByRole('button', {name: 'Next step'}).waitFor();
    },
    // Half of it is the recording on four platforms.
    budgets: {HTML: 0, scripts: 4.8, images: 0, data: 0, requests: 1},
  })),
];
