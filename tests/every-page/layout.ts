import type {Page} from '@playwright/test';
import {expect} from '../harness/test';

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels that the page scrolls sideways ${when}`).toBe(0);
}

/** Like `expectNoSidewaysScroll`, with text at twice its size (WCAG 2.2, 1.4.4). */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setSize('200%');
  await expectNoSidewaysScroll(page, 'with text of twice its size');
  await setSize('');
}

/**
 * The keyboard can scroll the code and the tables that scroll sideways. A page sees to that in the frames after
 * its width has changed.
 */
export async function expectKeyboardScrolls(page: Page): Promise<void> {
  const outOfReach = () =>
    page
      .locator('pre:visible, table-scroller:visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (element) =>
              element.scrollWidth > element.clientWidth && !element.matches('[tabindex]'),
          ).length,
      );
  await expect.poll(outOfReach, 'code and tables that only a pointer scrolls').toBe(0);
}

/** Half of a text's lines have 65 to 80 characters. */
export async function expectMeasure(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const counts = await page.locator('main article p').evaluateAll(charactersPerLine);
  const sorted = counts.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  expect.soft(sorted.length, 'lines of text').toBeGreaterThan(5);
  expect.soft(middle, `characters of a line, ${width} px wide`).toBeGreaterThanOrEqual(65);
  expect.soft(middle, `characters of a line, ${width} px wide`).toBeLessThanOrEqual(80);
}

/** Runs in the browser. The last line of each paragraph, which ends early, is left out. */
function charactersPerLine(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const tops = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (let at = 0; at < (text.textContent ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 10);
        tops.set(line, (tops.get(line) ?? 0) + 1);
      }
    }
    return [...tops.values()].slice(0, -1);
  });
}
