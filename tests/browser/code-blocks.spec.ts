import type {Locator, Page} from '@playwright/test';
import {expectValidCode} from '../every-page/code';
import {frames} from '../harness/frames';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

const PAGE = '/code-blocks';

/** The code block with a title. */
const block = (page: Page, title: string): Locator =>
  page.getByRole('figure').filter({has: page.getByText(title, {exact: true})});

const copyButton = (within: Page | Locator) =>
  within.getByRole('button', {name: 'Copy code to clipboard'});

const wrapButton = (within: Locator) => within.getByRole('button', {name: 'Wrap long lines'});

/** Whether the code is wider than the space for it. */
const overflows = (within: Locator) =>
  within.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth);

/** What CSS draws before or after the element with a text. */
const drawn = (element: Locator, pseudo: '::before' | '::after') =>
  element.evaluate((node, name) => getComputedStyle(node, name).content, pseudo);

test.describe('what is copied', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is code that can be used', async ({page}) => {
    await open(page, PAGE);
    for (const [title, text] of [
      ['Numbers.kt', '// A comment\nval first = 1\nval second = "two ${first + 1}"'],
      ['Difference.kt', 'fun greet(name: String) {\n    logger.info("Hello, $name")\n}'],
      [
        'A patch',
        '--- a/build.gradle\n+++ b/build.gradle\n@@ -1,2 +1,2 @@\n android {\n-    minSdk 21\n+    minSdk 24',
      ],
      ['A session', 'npm --version\n10.8.2'],
      ['Commands', "npm install\necho '<b>&amp;</b>'"],
      ['At run time', 'const atRunTime = "<not highlighted>";'],
    ] as const) {
      await copyButton(block(page, title)).click();
      await expect(block(page, title).getByRole('status')).toHaveText('Copied');
      expect.soft(await page.evaluate(() => navigator.clipboard.readText()), title).toBe(text);
    }
  });

  test('code can be copied by keyboard', async ({page}) => {
    await open(page, PAGE);
    await copyButton(block(page, 'Commands')).press('Enter');
    await expect(block(page, 'Commands').getByRole('status')).toHaveText('Copied');
  });
});

test('when the clipboard refuses, the reader is told, and the code is selected', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await open(page, PAGE);
  await copyButton(block(page, 'A session')).click();
  await expect(block(page, 'A session').getByRole('status')).toHaveText(/refused to copy/);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('npm --version\n10.8.2');
});

test('line numbers, prompts and the signs of a diff are drawn beside the code', async ({page}) => {
  await open(page, PAGE);
  expect(await drawn(block(page, 'Numbers.kt').locator('mark').first(), '::before')).toBe('"8"');
  const difference = block(page, 'Difference.kt');
  expect(await drawn(difference.getByRole('deletion'), '::after')).toBe('"−"');
  expect(await drawn(difference.getByRole('insertion'), '::after')).toBe('"+"');
  expect(await drawn(block(page, 'A session').locator('.prompt'), '::before')).toBe('"$ "');
});

test('lines are highlighted by number, or by a comment, which is not shown', async ({page}) => {
  await open(page, PAGE);
  await expect(block(page, 'Numbers.kt').locator('mark')).toHaveText([
    'val first = 1',
    'val second = "two ${first + 1}"',
  ]);
});

test('long lines can be wrapped, and unwrapped again', async ({page}) => {
  await open(page, PAGE);
  const long = block(page, 'Long lines');
  expect(await overflows(long)).toBe(true);
  await wrapButton(long).press('Enter');
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows(long)).toBe(false);
  await wrapButton(long).press('Enter');
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'false');
  expect(await overflows(long)).toBe(true);
});

test('a button that is pressed twice in quick succession keeps the focus', async ({page}) => {
  await open(page, PAGE);
  const wrap = wrapButton(block(page, 'Long lines'));
  await wrap.focus();
  await wrap.evaluate(async (button: HTMLElement) => {
    button.click();
    // The browser reports the size of the wrapped lines at the end of this frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    button.click();
  });
  await frames(page, 3);
  await expect(wrap).toBeFocused();
});

test('a block can be wrapped from the start', async ({page}) => {
  await open(page, PAGE);
  const wrapped = block(page, 'Wrapped lines');
  await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'true');
  expect(await overflows(wrapped)).toBe(false);
});

test('only a block that scrolls is a tab stop, and it has a name', async ({page}) => {
  await open(page, PAGE);
  const long = block(page, 'Long lines');
  await expect(long.getByRole('group', {name: 'Long lines'})).toHaveAttribute('tabindex', '0');
  await wrapButton(long).click();
  await expect(long.getByRole('group')).toHaveCount(0);
  await expect(long.locator('pre')).not.toHaveAttribute('tabindex');
  await expect(wrapButton(block(page, 'Numbers.kt'))).toHaveCount(0);
  await expect(block(page, 'Numbers.kt').locator('pre')).not.toHaveAttribute('tabindex');
});

test('a block in a tab is measured when the tab opens', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('tab', {name: 'Second'}).click();
  await expect(wrapButton(block(page, 'Long lines in a tab'))).toBeVisible();
});

test('each button is at least 24 px wide and tall', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, PAGE);
  await expect(wrapButton(block(page, 'Long lines'))).toBeVisible();
  for (const button of await page.getByRole('figure').getByRole('button').all()) {
    const {width, height} = (await button.boundingBox()) ?? {width: 0, height: 0};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('nothing moves when the application starts', async ({page}) => {
  await open(page, PAGE);
  await expect(wrapButton(block(page, 'Long lines'))).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Before that, a slow machine draws the navbar while its end is yet to be parsed.
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const parsed = visit?.domInteractive ?? 0;
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {value: number})[];
          const later = shifts.filter(({startTime}) => startTime > parsed);
          resolve(later.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test('in print, lines wrap and there are no buttons', async ({page}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  expect(await overflows(block(page, 'Long lines'))).toBe(false);
  await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0);
});

test('with forced colours, highlighted lines, and only these, have an edge', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, PAGE);
  const edges = await block(page, 'Numbers.kt')
    .locator('[data-line]')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [getComputedStyle(line), getComputedStyle(line, '::after')].some(
          ({borderInlineStartWidth}) => parseFloat(borderInlineStartWidth) >= 2,
        ),
      ),
    );
  expect(edges).toEqual([false, true, true]);
});

test('code is valid HTML with a colour for each token', async ({page}) => {
  await open(page, PAGE);
  expect(await page.locator('pre').count()).toBeGreaterThan(5);
  await expectValidCode(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code can be read, and there are no dead buttons', async ({page}) => {
    await page.goto(PAGE);
    await expect(block(page, 'Difference.kt').locator('code')).toHaveText(/fun greet.*println/s);
    await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0);
  });
});
