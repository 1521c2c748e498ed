import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
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

test('the current page stands out in the sidebar', async ({page}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const current = sidebar.getByRole('link', {name: 'Install', exact: true});
    const other = sidebar.getByRole('link', {name: 'Using', exact: true});
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

test('the current item of the navbar stands out, and so does the current platform', async ({
  page,
}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    for (const [name, current, other] of [
      ['Main', facts.sdk.name, 'Website'],
      ['Platform', 'iOS', 'Android'],
    ] as const) {
      const navigation = page.getByRole('navigation', {name, exact: true});
      const background = (link: string) =>
        style(navigation.getByRole('link', {name: link}), 'background-color');
      expect(await background(current), name).not.toBe(await background(other));
    }
  });
});

test('the current post stands out in the list of posts, whatever the colours are', async ({
  page,
}) => {
  await open(page, '/blog/long-blog-post');
  const posts = page.getByRole('complementary').getByRole('link');
  const current = posts.and(page.locator('[aria-current="page"]'));
  const other = posts.and(page.locator(':not([aria-current])')).first();
  expect(Number(await style(current, 'font-weight'))).toBeGreaterThan(
    Number(await style(other, 'font-weight')),
  );
});

test('a button that is pressed stands out as the current page does', async ({page}) => {
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
    const current = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Install', exact: true});
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await style(wrap, 'background-color')).toBe(await style(current, 'background-color'));
    await wrap.press('Enter');
  });
});

test('on a phone, the menu and the table of contents have an edge', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/iOS/install');
  await inEachTheme(page, async () => {
    const text = await style(page.locator('body'), 'color');
    for (const box of [page.locator('.theme-doc-toc-mobile'), page.locator('.navbar-sidebar')]) {
      expect(await style(box, 'border-inline-end')).toBe(`1px solid ${text}`);
    }
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
    const category = page.getByRole('button', {name: 'Android', expanded: false, exact: true});
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
