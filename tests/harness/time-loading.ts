import type {Page} from '@playwright/test';

/**
 * Gets ready to time what the search says while it loads. Press Ctrl-K once this has returned: a key that is
 * pressed before isn't seen.
 *
 * @returns waits for the first words, and says how many milliseconds after the key they were visible
 */
export async function timeLoading(page: Page): Promise<() => Promise<number>> {
  const timing = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      document.addEventListener('keydown', ({key, ctrlKey, timeStamp}) => {
        const look = () => {
          const words = document.querySelector('dialog[open] [role="status"]');
          if (words?.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
            resolve(performance.now() - timeStamp);
          } else {
            requestAnimationFrame(look);
          }
        };
        if (ctrlKey && key === 'k') {
          look();
        }
      });
    });
    return {time};
  });
  return () => timing.evaluate(({time}) => time);
}
