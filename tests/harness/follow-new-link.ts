import type {Page} from '@playwright/test';

/** Goes to an address as the application does, without a reload, even if no link leads to it. */
export const followNewLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
