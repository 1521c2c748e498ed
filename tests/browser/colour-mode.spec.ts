import type {Page} from '@playwright/test';
import {themeConfig} from '../../site/theme-config';
import {openEarly} from '../harness/page';
import {modeSwitch as toggle, navbar} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

type Mode = 'light' | 'dark';
type Choice = Mode | 'system';

// The icons are hidden from assistive technology; the beginnings of their paths tell them apart.
const ICONS = {light: /^M12,9/, dark: /^M9\.37/};

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The page has a mode and remembers the choice that it comes from. */
async function expectMode(page: Page, mode: Mode, choice: Choice): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
  expect(await stored(page)).toBe(choice === 'system' ? null : choice);
}

/** The same for what the switch shows and says. */
async function expectSwitch(page: Page, mode: Mode): Promise<void> {
  await expect(toggle(page).locator('svg:visible path')).toHaveAttribute('d', ICONS[mode]);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
}

/** The colour of the browser's own bars, in the notation of computed styles. */
const themeColor = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluate((tag: HTMLMetaElement) => {
    const probe = document.createElement('span');
    probe.style.color = tag.content;
    document.body.append(probe);
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test("the site's own mode starts as its config says", {tag: ['@5.3', '@5.6']}, async ({page}) => {
  const {respectPrefersColorScheme, defaultMode = 'light'} = themeConfig.colorMode ?? {};
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  const mode = respectPrefersColorScheme ? 'dark' : defaultMode;
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  expect(await stored(page)).toBeNull();
});

test.describe('a colour mode that does not follow the system', () => {
  test.use({variant: 'kitchen'});

  test(
    'is light at first, alternates between light and dark, and is the same in every open tab',
    {tag: ['@5.1', '@5.2', '@5.3', '@5.4', '@5.5', '@5.6', '@5.7']},
    async ({page, context}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, '/');
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBeNull();
      const colours = {light: await themeColor(page), dark: ''};
      for (const mode of ['dark', 'light', 'dark'] as const) {
        await toggle(page).click();
        await expectMode(page, mode, mode);
        await expectSwitch(page, mode);
        colours[mode] ||= await themeColor(page);
        expect(await themeColor(page), "the browser's bars").toBe(colours[mode]);
      }
      expect(colours.dark).not.toBe(colours.light);

      const otherTab = await context.newPage();
      await open(otherTab, '/blog');
      await expectMode(otherTab, 'dark', 'dark');
      await toggle(otherTab).click();
      await expectMode(page, 'light', 'light');
      await expectSwitch(page, 'light');
      await toggle(page).click();
      await expectMode(otherTab, 'dark', 'dark');
      await otherTab.evaluate(() => localStorage.removeItem('theme'));
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expectSwitch(page, 'light');
    },
  );

  test(
    'is restored before the first paint, and can be switched before the application starts, which takes over',
    {tag: ['@5.5', '@9.2', '@12.2']},
    async ({page}) => {
      await page.addInitScript(() => {
        if (!sessionStorage.getItem('prepared')) {
          localStorage.setItem('theme', 'dark');
          sessionStorage.setItem('prepared', 'true');
        }
        new MutationObserver(() => {
          if (document.documentElement.dataset.theme === 'dark') {
            performance.mark('restored');
          }
        }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme']});
      });
      const start = await openEarly(page, '/');
      const [restored, painted] = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            new PerformanceObserver((list) => {
              const [paint] = list.getEntriesByName('first-contentful-paint');
              const [mark] = performance.getEntriesByName('restored');
              if (paint) {
                resolve([mark?.startTime ?? Infinity, paint.startTime]);
              }
            }).observe({type: 'paint', buffered: true});
          }),
      );
      expect(restored).toBeLessThan(painted ?? 0);
      await expect(navbar(page)).toHaveCSS('background-color', await themeColor(page));
      for (const mode of ['light', 'dark', 'light'] as const) {
        await toggle(page).click();
        await expectMode(page, mode, mode);
        await expect(toggle(page).locator('svg:visible path')).toHaveAttribute('d', ICONS[mode]);
      }
      await start();
      await expectMode(page, 'light', 'light');
      await expectSwitch(page, 'light');
      await toggle(page).click();
      await expectMode(page, 'dark', 'dark');
      await expectSwitch(page, 'dark');
    },
  );
});

test.describe('a colour mode that follows the system', () => {
  test.use({variant: 'kitchen', colorScheme: 'dark'});

  test(
    'goes from system to light, to dark and back, before and after the application starts, and changes with the system',
    {tag: ['@5.2', '@5.4', '@5.5', '@5.6', '@5.7', '@9.2']},
    async ({page, context}) => {
      const choices = ['light', 'dark', 'system'] as const;
      const start = await openEarly(page, '/ar-XB/');
      await expectMode(page, 'dark', 'system');
      for (const choice of choices) {
        await toggle(page).click();
        await expectMode(page, choice === 'system' ? 'dark' : choice, choice);
      }
      await start();
      await expectMode(page, 'dark', 'system');
      for (const choice of choices) {
        await toggle(page).click();
        await expectMode(page, choice === 'system' ? 'dark' : choice, choice);
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently «?${choice} mode`));
      }
      for (const system of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme: system});
        await expectMode(page, system, 'system');
      }
      await test.step('not after a choice, until another tab clears it', async () => {
        await toggle(page).click();
        await page.reload();
        await hydrated(page);
        await expectMode(page, 'light', 'light');
        const otherTab = await context.newPage();
        await otherTab.goto('/img/logo.svg');
        await otherTab.evaluate(() => localStorage.removeItem('theme'));
        await expectMode(page, 'dark', 'system');
      });
    },
  );
});
