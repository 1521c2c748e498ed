import type {Locator, Page} from '@playwright/test';
import {expectValidCode, TOKEN_KINDS} from '../every-page/code';
import {frames} from '../harness/frames';
import {holdFiles} from '../harness/hold-files';
import {faintCode, measureContrast} from '../harness/measure-contrast';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

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

/** What CSS draws before the element with a text. */
const drawnBefore = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node, '::before').content);

test.describe('what is copied', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test(
    'is code that can be used; if the clipboard refuses, the reader is told, and the code is selected',
    {tag: ['@9.4', '@10.6']},
    async ({page}) => {
      await open(page, PAGE);
      for (const [title, text] of [
        ['Numbers.kt', '// A comment\nval first = 1\nval second = "two ${first + 1}"'],
        [
          'A patch',
          '--- a/build.gradle\n+++ b/build.gradle\n@@ -1,2 +1,2 @@\n android {\n-    minSdk 21\n+    minSdk 24',
        ],
        ['A session', 'npm --version\nnpm install \\\n    --save-exact'],
        ['Commands', "npm install\necho '<b>&amp;</b>'"],
        ['At run time', 'const atRunTime = "<not highlighted>";'],
      ] as const) {
        const copy = copyButton(block(page, title));
        await (title === 'Commands' ? copy.press('Enter') : copy.click());
        await expect(block(page, title).getByRole('status')).toHaveText('Copied');
        expect.soft(await page.evaluate(() => navigator.clipboard.readText()), title).toBe(text);
      }
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      const session = block(page, 'A session');
      await copyButton(session).click();
      await expect(session.getByRole('status')).toHaveText(/refused to copy/);
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^npm --version\n10/);
    },
  );
});

test(
  'blocks are the same before and after the application starts, and nothing moves in between',
  {tag: ['@9.7', '@9.11', '@10.6', '@12.2', '@14.5']},
  async ({page}) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Reflect.set(window, 'moved', moved);
      new PerformanceObserver((list) => {
        // Before that, a slow machine draws the navbar while its end is yet to be parsed.
        if (document.readyState !== 'loading') {
          moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
        }
      }).observe({type: 'layout-shift'});
    });
    const release = await holdFiles(page);
    await page.goto(PAGE, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await frames(page, 2);
    await page.evaluate(() => (Reflect.get(window, 'moved') as string[]).splice(0));
    release();
    await hydrated(page);
    await expect(wrapButton(block(page, 'Long lines'))).toBeVisible();
    await expect(copyButton(block(page, 'At run time'))).toBeVisible();
    await frames(page, 2);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);

    await test.step('numbers and prompts are drawn beside the code, lines are highlighted', async () => {
      const marked = block(page, 'Numbers.kt').locator('mark');
      await expect(marked).toHaveText(['val first = 1', 'val second = "two ${first + 1}"']);
      expect.soft(await drawnBefore(marked.first())).toBe('"8"');
      expect.soft(await drawnBefore(block(page, 'A session').locator('.prompt').first())).toBe('"$ "');
    });
    await test.step('the HTML is valid, with a colour for each token', async () => {
      expect(await page.locator('pre').count()).toBeGreaterThan(5);
      await expectValidCode(page);
    });
    await test.step('each button is large enough', async () => {
      await page.setViewportSize({width: 320, height: 800});
      const buttons = page.getByRole('figure').getByRole('button');
      expect(await buttons.count()).toBeGreaterThan(5);
      for (const button of await buttons.all()) {
        const {width, height} = (await button.boundingBox()) ?? {width: 0, height: 0};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    });
    await test.step('in print, lines wrap and there are no buttons', async () => {
      await page.emulateMedia({media: 'print'});
      expect(await overflows(block(page, 'Long lines'))).toBe(false);
      await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0);
    });
  },
);

test(
  'long lines can be wrapped and unwrapped, by keyboard; only a block that scrolls is a tab stop',
  {tag: ['@9.4', '@10.6']},
  async ({page}) => {
    await open(page, PAGE);
    const long = block(page, 'Long lines');
    expect(await overflows(long)).toBe(true);
    await expect(long.getByRole('group', {name: 'Long lines'})).toHaveAttribute('tabindex', '0');
    await wrapButton(long).press('Enter');
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflows(long)).toBe(false);
    await expect(long.getByRole('group')).toHaveCount(0);
    await expect(long.locator('pre')).not.toHaveAttribute('tabindex');
    await wrapButton(long).press('Enter');
    await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'false');
    expect(await overflows(long)).toBe(true);

    await test.step('a button that is pressed twice in quick succession keeps the focus', async () => {
      await wrapButton(long).evaluate(async (button: HTMLElement) => {
        button.click();
        // The browser reports the size of the wrapped lines at the end of this frame.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        button.click();
      });
      await frames(page, 3);
      await expect(wrapButton(long)).toBeFocused();
    });
    await test.step('a block that is wrapped from the start, a short one, and one in a tab', async () => {
      const wrapped = block(page, 'Wrapped lines');
      await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'true');
      expect(await overflows(wrapped)).toBe(false);
      await expect(wrapButton(block(page, 'Numbers.kt'))).toHaveCount(0);
      await expect(block(page, 'Numbers.kt').locator('pre')).not.toHaveAttribute('tabindex');
      await page.getByRole('tab', {name: 'Second'}).click();
      await expect(wrapButton(block(page, 'Long lines in a tab'))).toBeVisible();
    });
  },
);

test(
  'each kind of token has its own colour on every background, and highlighted lines have an edge with forced colours',
  {tag: ['@9.3', '@9.10']},
  async ({page}) => {
    for (const mode of ['light', 'dark']) {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      // Has every kind of token on every background.
      await open(page, PAGE);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect.soft(await faintCode(page), mode).toEqual([]);
      const measured = await page.evaluate(measureContrast);
      for (const line of ['code', 'mark']) {
        const colours = new Map(
          measured
            .filter((found) => found.line === line && ['', ...TOKEN_KINDS].includes(found.kind))
            .map(({kind, colour}) => [kind, colour]),
        );
        expect.soft([...colours.keys()].sort(), `${mode}, ${line}`).toEqual(['', ...TOKEN_KINDS]);
        expect.soft(new Set(colours.values()).size, `${mode}, ${line}`).toBe(colours.size);
      }
    }
    await page.emulateMedia({forcedColors: 'active'});
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
  },
);
