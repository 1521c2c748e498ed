import type {Page} from '@playwright/test';
import {platformDocs} from '../harness/docs';
import {routes} from '../harness/pages';
import {expect, test} from '../harness/test';

test.use({javaScriptEnabled: false});

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Getting Started'});

for (const route of routes) {
  test(`${route} can be read without JavaScript, and has no button that does nothing`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('main').locator('p, li').first()).toBeVisible();
    await expect(footerLink(page)).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.locator('button:visible, [role="tab"]:visible')).toHaveCount(0);
    }
  });
}

for (const route of platformDocs) {
  test(`all code on ${route} can be seen without JavaScript`, async ({page}) => {
    await page.goto(route);
    const blocks = await page.locator('pre').all();
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      await expect(block).toBeVisible();
    }
  });
}

test('the content of every tab can be read without JavaScript, under its label', async ({page}) => {
  await page.goto('/iOS/install');
  const panel = page.getByRole('tabpanel').filter({hasText: 'pod install --repo-update'});
  await expect(panel).toBeVisible();
  await expect(panel.getByText('CocoaPods', {exact: true})).toBeVisible();
});

test.describe('on a phone without JavaScript', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the docs sidebar stands above the page, and leads to every platform', async ({page}) => {
    await page.goto('/iOS/install');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('button', {name: 'Flutter'}).click();
    await expect(page).toHaveURL('/Flutter/install');
    await sidebar.getByRole('link', {name: 'Examples'}).click();
    await expect(page).toHaveURL('/Flutter/examples');
  });
});
