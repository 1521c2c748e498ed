import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {navbarLabels} from '../harness/site-links';
import {expect, open, test} from '../harness/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const docsItem = (page: Page) => navbar(page).getByRole('link', {name: facts.sdk.name});
const websiteItem = (page: Page) => navbar(page).getByRole('link', {name: 'Website'});

test.describe('the navbar', () => {
  test("has a docs sidebar item labelled with the SDK's name", async ({page}) => {
    await open(page, '/blog');
    await docsItem(page).click();
    await expect(page).toHaveURL('/Android/install');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test("has a Website link on the right that leads to the provider's website", async ({page}) => {
    await open(page, '/');
    await expect(websiteItem(page)).toHaveAttribute('href', facts.provider.website);
    const left = await docsItem(page).boundingBox();
    const right = await websiteItem(page).boundingBox();
    expect(left?.x).toBeLessThan(640);
    expect(right?.x).toBeGreaterThan(640);
  });

  for (const width of [320, 1280]) {
    test(`has the logo and the provider's name, ${width} px wide`, async ({page}) => {
      await page.setViewportSize({width, height: 640});
      await open(page, '/blog');
      const home = navbar(page).getByRole('link', {name: facts.provider.name});
      await expect(home.locator('svg')).toBeInViewport({ratio: 1});
      await expect(home.getByText(facts.provider.name)).toBeInViewport({ratio: 1});
      await home.click();
      await expect(page).toHaveURL('/');
    });
  }

  test('has the items of site/navbar.ts and no others', async ({page}) => {
    await open(page, '/');
    const links = navbar(page).getByRole('link');
    await expect(links).toHaveText(navbarLabels);
  });

  test('marks the docs item on docs pages only', async ({page}) => {
    for (const route of ['/', '/Flutter/examples']) {
      await open(page, route);
      await expect(docsItem(page), route).toHaveAttribute('aria-current', 'page');
    }
    await open(page, '/blog');
    await expect(docsItem(page)).not.toHaveAttribute('aria-current');
  });
});
