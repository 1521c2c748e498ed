import {expect, type Page} from '@playwright/test';

interface HeldWindow extends Window {
  held: unknown[];
  release: () => void;
}

/**
 * Keeps React from hydrating the next page that is opened, and from anything else it does later, until
 * `release` is called. `isHeld` waits until React would start, when all scripts have run.
 */
export async function holdReact(
  page: Page,
): Promise<{isHeld: () => Promise<void>; release: () => Promise<void>}> {
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => post.call(this, message));
    };
    const release = () => {
      MessagePort.prototype.postMessage = post;
      held.forEach((postNow) => postNow());
    };
    Object.assign(window, {held, release});
  });
  return {
    isHeld: async () => {
      await page.waitForFunction(() => (window as unknown as HeldWindow).held.length > 0);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    },
    release: () => page.evaluate(() => (window as unknown as HeldWindow).release()),
  };
}
