import {routes} from '../harness/routes';
import {expect, hydrated, test} from '../harness/test';

test.use({variant: 'without-patches'});

test('without optional patches, every page hydrates and logs nothing to the console', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const route of routes) {
    await page.goto(route);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
});

test('without optional patches, a link leads to the next doc without a reload', async ({page}) => {
  await page.goto('/Android/install');
  await hydrated(page);
  const isSameDocument = await page.evaluateHandle(() => window);
  await page.getByRole('link', {name: 'Next Using'}).click();
  await expect(page).toHaveURL('/Android/using');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await isSameDocument.evaluate((window) => window.location.pathname)).toBe(
    '/Android/using',
  );
});
