import type {Page} from '@playwright/test';

/**
 * Opens a page of any site and waits until the network is quiet and the application has taken over, which only
 * Docusaurus' pages say.
 */
export async function openSite(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html:not([data-has-hydrated="false"])');
}
