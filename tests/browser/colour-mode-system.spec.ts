import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'everything'});

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Switch between dark and light mode'});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

type Choice = 'system' | 'light' | 'dark';

async function expectMode(page: Page, mode: 'light' | 'dark', choice: Choice): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice);
}

test.describe('the colour mode that respects the system preference', () => {
  for (const system of ['light', 'dark'] as const) {
    test(`cycles system, light, dark, then system, if the system is ${system}`, async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await open(page, '/');
      await expectMode(page, system, 'system');
      for (const choice of ['light', 'dark', 'system', 'light'] as const) {
        await toggle(page).click();
        await expectMode(page, choice === 'system' ? system : choice, choice);
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
        expect(await stored(page)).toBe(choice === 'system' ? null : choice);
      }
    });
  }

  test('follows the system while nothing is chosen', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    for (const system of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme: system});
      await expectMode(page, system, 'system');
    }
    expect(await stored(page)).toBeNull();
  });

  test('keeps an explicit choice, whatever the system does', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.reload();
    await hydrated(page);
    await expectMode(page, 'light', 'light');
  });

  test('follows the system again when the choice is cleared', async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    const otherTab = await context.newPage();
    await open(otherTab, '/');
    await otherTab.evaluate(() => localStorage.removeItem('theme'));
    await expectMode(page, 'dark', 'system');
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'light', 'system');
  });

  test('cycles even before the application starts', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.route('**/assets/js/**', () => {});
    await page.goto('/', {waitUntil: 'commit'});
    await expectMode(page, 'dark', 'system');
    for (const choice of ['light', 'dark', 'system'] as const) {
      await toggle(page).click();
      await expectMode(page, choice === 'system' ? 'dark' : choice, choice);
      expect(await stored(page)).toBe(choice === 'system' ? null : choice);
    }
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
});
