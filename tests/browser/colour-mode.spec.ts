import type {Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {openEarly, stored} from '../harness/page';
import {modeSwitch as toggle} from '../harness/parts';
import {expect, open, test} from '../harness/test';

type Mode = 'light' | 'dark';
type Choice = Mode | 'system';

const html = (page: Page) => page.locator('html');

/** The page has a mode and remembers the choice that it comes from. */
async function expectMode(page: Page, mode: Mode, choice: Choice): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
  expect(await stored(page, keys.colorMode)).toBe(choice === 'system' ? null : choice);
}

test.use({colorScheme: 'dark'});

test(
  'a colour mode that does not follow the system is light at first, alternates between light and dark, and is remembered',
  {tag: ['@5.1', '@5.2', '@5.3', '@5.4', '@5.5', '@5.6', '@9.2', '@12.2']},
  async ({page}) => {
    // No mode: another site may have stored it on the same host.
    await page.addInitScript((key) => void (localStorage[key] ??= 'blue'), keys.colorMode);
    const start = await openEarly(page, '/');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, keys.colorMode)).toBeNull();
    await test.step('even before the application starts, which takes over', async () => {
      for (const mode of ['dark', 'light', 'dark'] as const) {
        await toggle(page).click();
        await expectMode(page, mode, mode);
      }
      await start();
    });
    await expectMode(page, 'dark', 'dark');
    for (const mode of ['light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(page, mode, mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
    }
    await test.step('and restored by then', async () => {
      const startAgain = await openEarly(page, '/');
      await expectMode(page, 'dark', 'dark');
      await startAgain();
      await expectMode(page, 'dark', 'dark');
    });
  },
);

test(
  'a colour mode is the same in every open tab, even in one where the application has not started',
  {tag: ['@5.6', '@5.7']},
  async ({page, context}) => {
    await open(page, '/');
    await toggle(page).click();
    const otherTab = await context.newPage();
    await open(otherTab, '/blog');
    await expectMode(otherTab, 'dark', 'dark');
    await toggle(otherTab).click();
    await expectMode(page, 'light', 'light');
    const start = await openEarly(otherTab, '/blog');
    await toggle(page).click();
    await expectMode(otherTab, 'dark', 'dark');
    await start();
    await expectMode(otherTab, 'dark', 'dark');
    await otherTab.evaluate((key) => localStorage.removeItem(key), keys.colorMode);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  },
);

test(
  'one that follows the system goes from system to light, to dark and back, and changes with the system while there is no choice',
  {tag: ['@5.2', '@5.4', '@5.5', '@5.6', '@9.2']},
  async ({page}) => {
    const choices = ['light', 'dark', 'system'] as const;
    const start = await openEarly(page, '/ar-XB/');
    await expectMode(page, 'dark', 'system');
    for (const choice of choices) {
      await toggle(page).click();
      await expectMode(page, choice === 'system' ? 'dark' : choice, choice);
    }
    await start();
    await expectMode(page, 'dark', 'system');
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'light', 'system');
    for (const choice of choices) {
      await toggle(page).click();
      await expectMode(page, choice === 'system' ? 'light' : choice, choice);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently «?${choice} mode`));
    }
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(/currently «?light mode/);
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'light', 'light');
  },
);
