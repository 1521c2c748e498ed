import type {Page} from '@playwright/test';
import {themeConfig} from '../../site/theme-config';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

// The icons are hidden from assistive technology; the beginnings of their paths tell them apart.
const sun = /^M12,9/;
const moon = /^M9\.37/;

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Switch between dark and light mode'});
const shownIcon = (page: Page) => toggle(page).locator('svg:visible path');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

test("the site's own colour mode starts as its config says", async ({page}) => {
  const {respectPrefersColorScheme, defaultMode = 'light'} = themeConfig.colorMode ?? {};
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expectMode(page, respectPrefersColorScheme ? 'dark' : defaultMode);
  expect(await stored(page)).toBeNull();
});

test.describe('the colour mode that does not follow the system', () => {
  test.use({variant: 'announcement'});

  test('is light by default, whatever the system prefers', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expectMode(page, 'light');
    expect(await stored(page)).toBeNull();
  });

  test('toggles between light and dark, and is saved under the key theme', async ({page}) => {
    await open(page, '/');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(page, mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
      expect(await stored(page)).toBe(mode);
    }
  });

  test('is restored before anything is painted, without the application', async ({page}) => {
    await open(page, '/');
    await toggle(page).click();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.theme === 'dark') {
          performance.mark('dark');
        }
      }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme']});
    });
    await holdFiles(page);
    await page.reload({waitUntil: 'commit'});
    const [dark, painted] = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            const [mark] = performance.getEntriesByName('dark');
            if (paint) {
              resolve([mark?.startTime ?? Infinity, paint.startTime]);
            }
          }).observe({type: 'paint', buffered: true});
        }),
    );
    expect(dark).toBeLessThan(painted ?? 0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('stays restored once the application has started', async ({page}) => {
    await open(page, '/');
    await toggle(page).click();
    await page.reload();
    await hydrated(page);
    await expectMode(page, 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  });

  test('syncs across tabs through storage changes', async ({page, context}) => {
    await open(page, '/');
    const otherTab = await context.newPage();
    await open(otherTab, '/blog');
    await toggle(page).click();
    await expectMode(otherTab, 'dark');
    await toggle(otherTab).click();
    await expectMode(page, 'light');
  });

  test('returns to the configured default when the choice is cleared', async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await toggle(page).click();
    await expectMode(page, 'dark');
    const otherTab = await context.newPage();
    await open(otherTab, '/');
    await otherTab.evaluate(() => localStorage.removeItem('theme'));
    await expectMode(page, 'light');
    await toggle(page).click();
    await expectMode(page, 'dark');
  });

  for (const [last, modes] of [
    ['dark', ['dark', 'light', 'dark']],
    ['light', ['dark', 'light']],
  ] as const) {
    test(`can be switched before the application starts, which then takes over in ${last} mode`, async ({
      page,
    }) => {
      const release = await holdFiles(page);
      await page.goto('/', {waitUntil: 'commit'});
      for (const mode of modes) {
        await toggle(page).click();
        await expectMode(page, mode);
        expect(await stored(page)).toBe(mode);
      }
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
      await expectMode(page, last);
      await toggle(page).click();
      await expectMode(page, last === 'dark' ? 'light' : 'dark');
    });
  }

  test('has a matching icon, even before the application starts', async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expect(shownIcon(page)).toHaveAttribute('d', sun);
    await toggle(page).click();
    await expect(shownIcon(page)).toHaveAttribute('d', moon);
    release();
    await hydrated(page);
    await expect(shownIcon(page)).toHaveAttribute('d', moon);
    await toggle(page).click();
    await expect(shownIcon(page)).toHaveAttribute('d', sun);
  });

  test('has a matching icon and name after the choice was cleared', async ({page, context}) => {
    await open(page, '/');
    await toggle(page).click();
    await expect(shownIcon(page)).toHaveAttribute('d', moon);
    const otherTab = await context.newPage();
    await open(otherTab, '/');
    await otherTab.evaluate(() => localStorage.removeItem('theme'));
    await expect(shownIcon(page)).toHaveAttribute('d', sun);
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
  });
});
