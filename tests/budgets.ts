import type {Page} from '@playwright/test';
import {firstSearchFiles, loadedFiles, type LoadedFile} from './harness/loaded-files';
import type {Budget, Budgets} from './harness/page-weight';

interface PageBudgets {
  name: string;
  address: string;
  /** What counts: all that the page loads, or what the first use of its search loads on top. */
  files: (page: Page, address: string) => Promise<LoadedFile[]>;
  budgets: Budgets;
}

/** KB of 1,000 bytes, or a number of requests; how much of it was free when it was set; why it is what it is. */
const budget = (atMost: number, headroom: number, reason: string): Budget => ({
  atMost,
  headroom,
  reason,
});

/**
 * What a page may weigh until it is complete, as a host sends it (brotli 11), without what is
 * prefetched for other pages. `npm run bench -- --only=bytes` prints what it weighs now.
 */
export const pageBudgets: PageBudgets[] = [
  {
    name: 'a docs page',
    address: '/Android/using',
    files: loadedFiles,
    budgets: {
      HTML: budget(20, 1.2, 'the longest of the docs pages'),
      JS: budget(168, 2.3, 'React is a third of it'),
      CSS: budget(15.5, 0.5, 'Infima and the theme'),
      images: budget(5.5, 0.5, 'the wordmark for both colour modes, and the icon'),
      other: budget(0, 0, 'no font, no data'),
      'first paint': budget(35, 1.2, 'HTML and CSS'),
      requests: budget(17, 0, 'each costs a slow network a round trip'),
    },
  },
  {
    name: 'the landing page',
    address: '/',
    files: loadedFiles,
    budgets: {
      HTML: budget(9, 0.8, 'four samples and the picture of a delivery'),
      JS: budget(158, 1.9, 'React is a third of it'),
      CSS: budget(15.5, 0.5, 'Infima and the theme'),
      images: budget(5.5, 0.5, 'the wordmark for both colour modes, and the icon'),
      other: budget(0, 0, 'no font, no data'),
      'first paint': budget(24.5, 1.2, 'HTML and CSS'),
      requests: budget(17, 0, 'each costs a slow network a round trip'),
    },
  },
  {
    name: 'a blog post',
    address: '/blog/welcome',
    files: loadedFiles,
    budgets: {
      HTML: budget(6.5, 0.7, 'a short text'),
      JS: budget(160, 2.5, 'React is a third of it'),
      CSS: budget(15.5, 0.5, 'Infima and the theme'),
      images: budget(6, 0.6, "the wordmark, the icon, the post's picture and its author's"),
      other: budget(0, 0, 'no font, no data'),
      'first paint': budget(22, 1.2, 'HTML and CSS'),
      requests: budget(17, 0, 'each costs a slow network a round trip'),
    },
  },
  {
    name: 'the first search',
    address: '/Android/using',
    files: firstSearchFiles,
    budgets: {
      HTML: budget(0, 0, 'the dialog is drawn by the application'),
      JS: budget(1, 1, 'the dialog and MiniSearch'),
      CSS: budget(1, 1, 'the style of the dialog'),
      images: budget(0, 0, 'none'),
      other: budget(1, 1, 'the text of every page'),
      'first paint': budget(0, 0, 'the page is there'),
      requests: budget(1, 0, 'each costs a slow network a round trip'),
    },
  },
];
