import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {navbarLabels} from '../harness/site-links';
import {expect, open, test} from '../harness/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const docsItem = (page: Page) =>
  navbar(page).getByRole('link', {name: facts.sdk.name, exact: true});
const websiteItem = (page: Page) =>
  navbar(page)
    .getByRole('link')
    .filter({hasText: /^Website$/});

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
      const home = navbar(page).getByRole('link', {name: facts.provider.name, exact: true});
      await expect(home.locator('svg')).toBeInViewport({ratio: 1});
      await expect(home.getByText(facts.provider.name)).toBeInViewport({ratio: 1});
      await home.click();
      await expect(page).toHaveURL('/');
    });
  }

  test('keeps the name clear of the buttons if the browser zooms only text', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, '/Android/install');
    const rightOf = async (name: Locator) => {
      // Twice the size that it has here.
      await name.evaluate((element) => element.style.setProperty('font-size', '32px'));
      const box = await name.boundingBox();
      return (box?.x ?? NaN) + (box?.width ?? NaN);
    };
    const leftOf = async (button: Locator) => (await button.boundingBox())?.x ?? NaN;
    const inNavbar = await rightOf(page.locator('.navbar__title').first());
    const search = page.getByRole('button', {name: 'Search'});
    expect(inNavbar).toBeLessThanOrEqual(await leftOf(search));

    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const inMenu = await rightOf(menu.locator('.navbar__title'));
    const colourMode = menu.getByRole('button', {name: /^Switch between dark and light mode/});
    expect(inMenu).toBeLessThanOrEqual(await leftOf(colourMode));
  });

  test('is fixed at the top, but leaves a window zoomed to 400 % to the text', async ({page}) => {
    await open(page, '/Android/using');
    for (const {width, height, isFixed} of [
      {width: 1280, height: 720, isFixed: true},
      {width: 667, height: 375, isFixed: true},
      {width: 320, height: 256, isFixed: false},
    ]) {
      await page.setViewportSize({width, height});
      await page.evaluate(() => window.scrollTo(0, 1000));
      const isShown = () => navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom > 0);
      await expect.poll(isShown, `${width} by ${height} px`).toBe(isFixed);
    }
  });

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
