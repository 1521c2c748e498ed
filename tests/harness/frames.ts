import type {Page} from '@playwright/test';

/** Waits until the page has drawn a number of frames, for what it does in them without any visible sign. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame++) {
      await new Promise(requestAnimationFrame);
    }
  }, count);
}
