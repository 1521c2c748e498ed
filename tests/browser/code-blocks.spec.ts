import type {Locator, Page} from '@playwright/test';
import {violationsInBothModes} from '../harness/axe';
import {frames, openEarly, placesOf} from '../harness/page';
import {expect, open, test} from '../harness/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const PAGE = '/code-blocks';

/** The code block with a title. */
const block = (page: Page, title: string): Locator =>
  page.getByRole('figure').filter({has: page.getByText(title, {exact: true})});

const copyButton = (within: Locator) =>
  within.getByRole('button', {name: 'Copy code to clipboard'});

const wrapButton = (within: Locator) => within.getByRole('button', {name: 'Wrap long lines'});

/** Whether the code is wider than the space for it. */
const overflows = (within: Locator) =>
  within.locator('pre').evaluate((element) => element.scrollWidth > element.clientWidth);

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
    ] as const) {
      const copy = copyButton(block(page, title));
      await (title === 'Commands' ? copy.press('Enter') : copy.click());
      await expect(block(page, title).getByRole('status')).toHaveText('Copied');
      expect.soft(await page.evaluate(() => navigator.clipboard.readText()), title).toBe(text);
    }
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('not allowed'));
    });
    const session = block(page, 'A session');
    await copyButton(session).click();
    await expect(session.getByRole('status')).toHaveText(/refused to copy/);
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^npm --version\n10/);
  },
);

test(
  'blocks stay where they are when the application starts, and can be read in print and with forced colours',
  {tag: ['@9.3', '@9.10', '@9.11', '@10.6', '@12.2']},
  async ({page}) => {
    const start = await openEarly(page, PAGE);
    await frames(page, 2);
    const before = await placesOf(page, 'figure, code-tools');
    await start();
    await expect(wrapButton(block(page, 'Long lines'))).toBeVisible();
    await expect(copyButton(block(page, 'At run time'))).toBeVisible();
    expect(await placesOf(page, 'figure, code-tools')).toEqual(before);

    await test.step('each token stands out from its background', async () => {
      expect.soft(await violationsInBothModes(page, '*')).toEqual([]);
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

    await test.step('a block that is wrapped from the start, and a short one', async () => {
      const wrapped = block(page, 'Wrapped lines');
      await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'true');
      expect(await overflows(wrapped)).toBe(false);
      await expect(wrapButton(block(page, 'Numbers.kt'))).toHaveCount(0);
      await expect(block(page, 'Numbers.kt').locator('pre')).not.toHaveAttribute('tabindex');
    });
  },
);
