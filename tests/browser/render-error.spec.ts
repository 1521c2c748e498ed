import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

test.use({
  variant: 'kitchen',
  // React reports every crash that it passes to an error boundary.
  allowedConsole: [/asked to crash/],
});

for (const [address, messages] of [
  ['/crash', ['the page was asked to crash', 'by its test']],
  ['/outer-crash', ['the application was asked to crash']],
] as const) {
  test(
    `a page that crashes at ${address} says so, leads to the rest of the site, and can be tried again by keyboard`,
    {
      tag: ['@6.1', '@9.4'],
    },
    async ({page}) => {
      const crashed = page.getByRole('heading', {level: 1, name: 'This page crashed'});
      await open(page, '/markdown-page');
      await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
      await followNewLink(page, address);
      await expect(crashed).toBeVisible();
      await expect(page).toHaveTitle(/^Page Error \| /);
      for (const message of messages) {
        await expect(page.getByText(message)).toBeVisible();
      }

      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Getting Started', exact: true})
        .click();
      await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
      await expect(crashed).toHaveCount(0);
      await expect(page).toHaveTitle(/^Install on Android \| /);

      await followNewLink(page, address);
      await expect(crashed).toBeVisible();
      await page.evaluate(() => document.documentElement.removeAttribute('data-crash'));
      await page.getByRole('button', {name: 'Try again'}).press('Enter');
      await expect(page.getByRole('heading', {level: 1, name: 'All is well'})).toBeVisible();
      await expect(page).toHaveTitle(/crash \| /i);
    },
  );
}
