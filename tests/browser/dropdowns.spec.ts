import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'everything', viewport: {width: 1680, height: 800}});

const dropdown = (page: Page) => page.getByRole('button', {name: 'A dropdown'});
const firstItem = (page: Page) => page.getByRole('link', {name: 'First entry'});
const lastItem = (page: Page) => page.getByRole('link', {name: 'Last entry'});

async function openDropdown(page: Page): Promise<void> {
  await dropdown(page).press('Enter');
  await expectOpen(page);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(firstItem(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(firstItem(page)).toBeHidden();
}

test.describe('a dropdown', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/markdown-page');
    await expectClosed(page);
    await openDropdown(page);
  });

  test('closes on an outside press', async ({page}) => {
    const text = page.getByRole('main').getByRole('paragraph').first();
    await text.hover();
    await expectOpen(page);
    await page.mouse.down();
    await expectClosed(page);
  });

  test('stays open on a press inside', async ({page}) => {
    await firstItem(page).hover();
    await page.mouse.down();
    await expectOpen(page);
  });

  test('closes on a focus change, but not between its items', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(firstItem(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lastItem(page)).toBeFocused();
    await expectOpen(page);
    await page.keyboard.press('Tab');
    await expectClosed(page);
  });
});

test.describe('a dropdown on a touch screen', () => {
  test.use({hasTouch: true});

  test('closes on an outside touch', async ({page}) => {
    await open(page, '/markdown-page');
    await openDropdown(page);
    await page.getByRole('main').getByRole('paragraph').first().tap();
    await expectClosed(page);
  });
});
