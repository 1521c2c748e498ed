import type {Page} from '@playwright/test';
import {themeConfig} from '../../site/theme-config';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

type Mode = 'light' | 'dark';
type Choice = Mode | 'system';

// The icons are hidden from assistive technology; the beginnings of their paths tell them apart.
const ICONS = {light: /^M12,9/, dark: /^M9\.37/};

const toggle = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const otherThan = (mode: Mode): Mode => (mode === 'light' ? 'dark' : 'light');

/** The page has a mode and remembers the choice that it comes from. */
async function expectMode(page: Page, mode: Mode, choice: Choice): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', mode);
  await expect(html).toHaveAttribute('data-theme-choice', choice);
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

/** What another tab does when the reader clears the site's data. */
async function clearInOtherTab(page: Page): Promise<void> {
  const otherTab = await page.context().newPage();
  await open(otherTab, '/blog');
  await otherTab.evaluate(() => localStorage.removeItem('theme'));
  await otherTab.close();
}

test(
  "the site's own colour mode starts as its config says",
  {tag: ['@5.3', '@5.6']},
  async ({page}) => {
    const {respectPrefersColorScheme, defaultMode = 'light'} = themeConfig.colorMode ?? {};
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    const mode = respectPrefersColorScheme ? 'dark' : defaultMode;
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBeNull();
  },
);

test.describe('a colour mode that does not follow the system', () => {
  test.use({variant: 'kitchen'});

  test(
    'is light at first, alternates between light and dark, and is the same in every open tab',
    {tag: ['@5.1', '@5.2', '@5.3', '@5.4', '@5.5', '@5.6', '@5.7']},
    async ({page, context}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expectSwitch(page, 'light');
      await toggle(page).click();
      await expectMode(page, 'dark', 'dark');
    },
  );

  for (const last of ['light', 'dark'] as const) {
    test(
      `is restored before the first paint, and can be switched before the application starts, which takes over in ${last} mode`,
      {tag: ['@5.5', '@9.2', '@12.2']},
      async ({page}) => {
        const first = otherThan(last);
        await page.addInitScript((mode) => {
          if (!sessionStorage.getItem('prepared')) {
            localStorage.setItem('theme', mode);
            sessionStorage.setItem('prepared', 'true');
          }
          new MutationObserver(() => {
            if (document.documentElement.dataset.theme === mode) {
              performance.mark('restored');
            }
          }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme']});
        }, first);
        const release = await holdFiles(page);
        await page.goto('/', {waitUntil: 'commit'});
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
        await expect(toggle(page).locator('svg:visible path')).toHaveAttribute('d', ICONS[first]);
        const navbar = page.getByRole('navigation', {name: 'Main'});
        await expect(navbar).toHaveCSS('background-color', await themeColor(page));

        for (const mode of [last, first, last]) {
          await toggle(page).click();
          await expectMode(page, mode, mode);
          await expect(toggle(page).locator('svg:visible path')).toHaveAttribute('d', ICONS[mode]);
        }
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        release();
        await hydrated(page);
        await expectMode(page, last, last);
        await expectSwitch(page, last);
        await toggle(page).click();
        await expectMode(page, first, first);
        await expectSwitch(page, first);
      },
    );
  }
});

test.describe('a colour mode that follows the system', () => {
  test.use({variant: 'kitchen'});

  for (const system of ['light', 'dark'] as const) {
    test(
      `goes from system to light, to dark and back, before and after the application starts, if the system is ${system}`,
      {tag: ['@5.2', '@5.4', '@5.5', '@5.6', '@9.2']},
      async ({page}) => {
        const modeOf = (choice: Choice) => (choice === 'system' ? system : choice);
        await page.emulateMedia({colorScheme: system});
        const release = await holdFiles(page);
        await page.goto('/ar-XB/', {waitUntil: 'commit'});
        await expectMode(page, system, 'system');
        for (const choice of ['light', 'dark', 'system'] as const) {
          await toggle(page).click();
          await expectMode(page, modeOf(choice), choice);
        }
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        release();
        await hydrated(page);
        await expectMode(page, system, 'system');
        for (const choice of ['light', 'dark', 'system'] as const) {
          await toggle(page).click();
          await expectMode(page, modeOf(choice), choice);
          await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently «?${choice} mode`));
        }
      },
    );
  }

  test(
    'changes with the system while nothing is chosen, and not after a choice, until it is cleared',
    {tag: ['@5.2', '@5.6', '@5.7']},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await open(page, '/ar-XB/');
      for (const system of ['dark', 'light'] as const) {
        await page.emulateMedia({colorScheme: system});
        await expectMode(page, system, 'system');
      }
      await toggle(page).click();
      await expectMode(page, 'light', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await page.reload();
      await hydrated(page);
      await expectMode(page, 'light', 'light');
      await clearInOtherTab(page);
      await expectMode(page, 'dark', 'system');
      await page.emulateMedia({colorScheme: 'light'});
      await expectMode(page, 'light', 'system');
    },
  );
});
