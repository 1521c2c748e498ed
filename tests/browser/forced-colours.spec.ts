import type {Locator, Page} from '@playwright/test';
import {docsItem, sidebar, switcher, websiteItem} from '../harness/parts';
import {expect, open, test} from '../harness/test';

// Colours are measured in their final state, not during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Examines an open page with a light contrast theme and with a dark one. */
async function inEachTheme(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await test.step(`with a contrast theme that is ${colorScheme}`, look);
  }
}

/** One of several has another background than the others. */
async function expectToStandOut(current: Locator, other: Locator): Promise<void> {
  expect
    .soft(await style(current, 'background-color'), String(current))
    .not.toBe(await style(other, 'background-color'));
}

const link = (within: Locator, name: string) => within.getByRole('link', {name, exact: true});

test(
  'with forced colours, the current page, platform, item and post, the chosen tab and a pressed button stand out',
  {tag: '@9.10'},
  async ({page}) => {
    await open(page, '/iOS/install');
    const tabs = page.getByRole('tablist').first();
    await inEachTheme(page, async () => {
      await expectToStandOut(link(sidebar(page), 'Install'), link(sidebar(page), 'Using'));
      await expectToStandOut(link(switcher(page), 'iOS'), link(switcher(page), 'Android'));
      await expectToStandOut(docsItem(page), websiteItem(page));
      await expectToStandOut(
        tabs.getByRole('tab', {selected: true}),
        tabs.getByRole('tab', {selected: false}).first(),
      );
    });
    await open(page, '/iOS/using');
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await inEachTheme(page, async () => {
      const current = link(sidebar(page), 'Using');
      expect
        .soft(await style(wrap, 'background-color'))
        .toBe(await style(current, 'background-color'));
    });
    await open(page, '/blog/2026/01/03/authors');
    const posts = page.getByRole('complementary').getByRole('link');
    const current = posts.and(page.locator('[aria-current="page"]'));
    const other = posts.and(page.locator(':not([aria-current])')).first();
    expect(Number(await style(current, 'font-weight'))).toBeGreaterThan(
      Number(await style(other, 'font-weight')),
    );
  },
);
