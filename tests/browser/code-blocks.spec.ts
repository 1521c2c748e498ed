import type {Locator, Page} from '@playwright/test';
import {violationsOfCode} from '../harness/axe';
import {frames, openEarly, placesOf} from '../harness/page';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', permissions: ['clipboard-read', 'clipboard-write']});

const PAGE = '/code-blocks';

/** The classes of plugins/content/code/token-kinds.ts: any other would have no colour. */
const TOKEN_KINDS = ['c', 'f', 'k', 'n', 'p', 's', 't'];

/** The code block with a title. */
const block = (page: Page, title: string): Locator =>
  page.getByRole('figure').filter({has: page.getByText(title, {exact: true})});

const copyButton = (within: Locator) =>
  within.getByRole('button', {name: 'Copy code to clipboard'});

const wrapButton = (within: Locator) => within.getByRole('button', {name: 'Wrap long lines'});

/** Whether the code is wider than the space for it. */
const overflows = (within: Locator) =>
  within.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth);

/** What CSS draws before the element with a text. */
const drawnBefore = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node, '::before').content);

test(
  'what is copied is code that can be used; if the clipboard refuses, the reader is told, and the code is selected',
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

test(
  'blocks stay where they are when the application starts, and can be read on a phone, in print and with forced colours',
  {tag: ['@9.3', '@9.7', '@9.10', '@9.11', '@10.6', '@12.2', '@14.5']},
  async ({page}) => {
    const start = await openEarly(page, PAGE);
    await frames(page, 2);
    const before = await placesOf(page, 'figure, pre');
    await start();
    await expect(wrapButton(block(page, 'Long lines'))).toBeVisible();
    await expect(copyButton(block(page, 'At run time'))).toBeVisible();
    expect(await placesOf(page, 'figure, pre')).toEqual(before);

    await test.step('numbers and prompts are drawn beside the code, lines are highlighted', async () => {
      const marked = block(page, 'Numbers.kt').locator('mark');
      await expect(marked).toHaveText(['val first = 1', 'val second = "two ${first + 1}"']);
      expect.soft(await drawnBefore(marked.first())).toBe('"8"');
      expect
        .soft(await drawnBefore(block(page, 'A session').locator('.prompt').first()))
        .toBe('"$ "');
    });
    await test.step('the HTML is valid, with a colour for each token that stands out on every background', async () => {
      expect(await page.locator('pre').count()).toBeGreaterThan(5);
      expect.soft(await violationsOfCode(page)).toEqual([]);
      for (const background of ['code', 'mark']) {
        const colours = await page.evaluate(coloursIn, background);
        expect.soft(Object.keys(colours).sort(), background).toEqual(TOKEN_KINDS);
        expect.soft(new Set(Object.values(colours)).size, background).toBe(TOKEN_KINDS.length);
      }
    });
    await test.step('each button is large enough', async () => {
      await page.setViewportSize({width: 320, height: 800});
      const sizes = await page
        .getByRole('figure')
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((button) => button.getBoundingClientRect()).map((box) => [box.width, box.height]),
        );
      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);
    });
    await test.step('highlighted lines have an edge with forced colours', async () => {
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
    });
    await test.step('in print, lines wrap and there are no buttons', async () => {
      await page.emulateMedia({media: 'print'});
      expect(await overflows(block(page, 'Long lines'))).toBe(false);
      await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0);
    });
  },
);

/** The colour of each kind of token within an element. Runs in the browser. */
const coloursIn = (within: string): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll(`pre ${within} span[class]`)]
      .filter((token) => /^\w$/.test(token.className))
      .map((token) => [token.className, getComputedStyle(token).color]),
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
