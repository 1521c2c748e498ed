import type {Page} from '@playwright/test';
import {violationsInBothModes} from '../harness/axe';
import {routes} from '../harness/routes';
import {expect, open, test} from '../harness/test';

// Colours are measured as they are in the end, not on the way there.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// A page with much code keeps axe busy for seconds, and longer on a machine with other work.
test.describe.configure({timeout: 120_000});

const sizes = [
  {name: 'at desktop width', width: 1280},
  {name: 'at phone width', width: 390},
];

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

for (const {name, width} of sizes) {
  test.describe(`${name}, axe finds no violation`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of routes) {
      test(`on ${route}`, async ({page}) => {
        await open(page, route);
        expect(await violationsInBothModes(page)).toEqual([]);
      });
    }

    test.describe('on the not-found page', () => {
      test.use({allowedConsole: [/404/]});

      test('as served for an unknown path', async ({page}) => {
        await open(page, '/nowhere');
        expect(await violationsInBothModes(page)).toEqual([]);
      });
    });

    test('on a page where another tab is chosen', async ({page}) => {
      await open(page, '/iOS/install');
      await page.getByRole('tab', {name: 'CocoaPods'}).first().click();
      expect(await violationsInBothModes(page)).toEqual([]);
    });

    test.describe('on a page that crashed', () => {
      // React 18 says by #423 that it draws the page anew in the browser, in vain here.
      test.use({variant: 'fixture-pages', allowedConsole: [/asked to crash|React error #423/]});

      test('while it rendered', async ({page}) => {
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.setAttribute('data-crash', '');
          });
        });
        await page.goto('/crash');
        await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
        expect(await violationsInBothModes(page)).toEqual([]);
      });
    });

    test.describe('on a page with an announcement', () => {
      test.use({variant: 'announcement'});

      test('that can be dismissed', async ({page}) => {
        await open(page, '/blog/tags');
        await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
        expect(await violationsInBothModes(page)).toEqual([]);
      });
    });
  });
}

test.describe('at phone width, axe finds no violation', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('in the mobile menu and in the main menu behind it', async ({page}) => {
    await open(page, '/markdown-page');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Getting Started'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
    await menuButton(page).click();
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  test('in the opened table of contents', async ({page}) => {
    await open(page, '/iOS/install');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.getByRole('button', {name: 'On this page', expanded: true})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

test.describe('with a navbar of every item, axe finds no violation', () => {
  test.use({variant: 'everything', viewport: {width: 1680, height: 800}});

  test('in an open dropdown', async ({page}) => {
    await open(page, '/blog/tags');
    await page.getByRole('button', {name: 'A dropdown'}).press('Enter');
    await expect(page.getByRole('link', {name: 'First entry'})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});
