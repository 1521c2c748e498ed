import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Examines an open page with a light contrast theme and with a dark one. */
async function inEachTheme(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await test.step(`with a contrast theme that is ${colorScheme}`, look);
  }
}

test('the current page stands out in the sidebar', async ({page}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.getByRole('link', {name: 'Install'});
    const other = sidebar.getByRole('link', {name: 'Using'});
    expect(await style(current, 'background-color')).not.toBe(
      await style(other, 'background-color'),
    );
  });
});

test('the chosen tab stands out', async ({page}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const tabs = page.getByRole('tablist').first();
    const chosen = tabs.getByRole('tab', {selected: true});
    const other = tabs.getByRole('tab', {selected: false}).first();
    expect(await style(chosen, 'background-color')).not.toBe(
      await style(other, 'background-color'),
    );
  });
});

test('pictures take the colours of the theme', async ({page}) => {
  await open(page, '/iOS/using');
  await inEachTheme(page, async () => {
    const text = await style(page.locator('body'), 'color');
    const canvas = await style(page.locator('html'), 'background-color');
    const diagram = page.getByRole('img', {name: /can go to/});
    expect(await style(diagram.locator('text').first(), 'fill')).toBe(text);
    expect(await style(diagram.locator('rect').nth(1), 'fill')).toBe(canvas);
    expect(await style(diagram.locator('line').first(), 'stroke')).toBe(text);
  });
});

test('the arrows of what can be opened have the colour of the text', async ({page}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const category = page.getByRole('button', {name: 'Android', expanded: false});
    const arrow = await category.evaluate((element) => {
      const {borderTopColor, filter} = getComputedStyle(element, '::after');
      return {borderTopColor, filter};
    });
    expect(arrow).toEqual({borderTopColor: await style(category, 'color'), filter: 'none'});
  });
});

test('the buttons of the start page have an edge', async ({page}) => {
  await open(page, '/');
  await inEachTheme(page, async () => {
    const button = page.getByRole('link', {name: 'Choose your platform', exact: true});
    expect(await style(button, 'border-top-color')).not.toBe(
      await style(page.locator('html'), 'background-color'),
    );
    expect(await style(button, 'background-color')).not.toBe(await style(button, 'color'));
  });
});
