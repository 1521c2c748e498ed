import type {Page} from '@playwright/test';

/** The addresses of what the page has prefetched as link elements. */
export const prefetched = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
