import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

test.use({
  variant: 'kitchen',
  // React reports every crash that it passes to an error boundary.
  allowedConsole: [/asked to crash/],
});

/** Goes to one of the fixtures' pages as a reader does, without loading the document again. */
async function crash(page: Page, address: string): Promise<void> {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
  await followNewLink(page, address);
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed'})).toBeVisible();
}

const heal = (page: Page) =>
  page.evaluate(() => document.documentElement.removeAttribute('data-crash'));

for (const address of ['/crash', '/outer-crash']) {
  test.describe(`render error at ${address}`, () => {
    test('the page is headed "This page crashed", titled "Page Error" and gives the error message', async ({
      page,
    }) => {
      await crash(page, address);
      await expect(page).toHaveTitle(/^Page Error \| /);
      await expect(page.getByText(/asked to crash/)).toBeVisible();
    });

    test('"Try again" renders the page again, even by keyboard', async ({page}) => {
      await crash(page, address);
      await heal(page);
      const tryAgain = page.getByRole('button', {name: 'Try again'});
      await tryAgain.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', {level: 1, name: 'All is well'})).toBeVisible();
      await expect(page).toHaveTitle(/crash \| /i);
    });

    test('the rest of the site remains within reach', async ({page}) => {
      await crash(page, address);
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Getting Started', exact: true})
        .click();
      await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      await expect(page).toHaveTitle(/^Install on Android \| /);
    });
  });
}

test('the message also names the causes of the error', async ({page}) => {
  await crash(page, '/crash');
  await expect(page.getByText('by its test')).toBeVisible();
});
