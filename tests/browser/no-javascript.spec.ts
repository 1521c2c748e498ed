import {expect, test} from '../harness/test';

// What every page promises without JavaScript is in every-page.spec.ts.
test.use({javaScriptEnabled: false});

test('the content of every tab can be read without JavaScript, under its label', async ({page}) => {
  await page.goto('/iOS/install');
  const panel = page.getByRole('tabpanel').filter({hasText: 'pod install --repo-update'});
  await expect(panel).toBeVisible();
  await expect(panel.getByText('CocoaPods', {exact: true})).toBeVisible();
});

test.describe('on a phone without JavaScript', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the docs sidebar is above the page, and links to every platform', async ({page}) => {
    await page.goto('/iOS/install');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'Flutter', exact: true}).click();
    await expect(page).toHaveURL('/Flutter/install');
    await sidebar.getByRole('link', {name: 'Examples', exact: true}).click();
    await expect(page).toHaveURL('/Flutter/examples');
  });
});
