import {expect, open, test} from '../harness/test';

test.use({contextOptions: {reducedMotion: 'reduce'}, variant: 'kitchen'});

test.describe('with reduced motion', {tag: '@9.9'}, () => {
  test('nothing moves by itself', async ({page}) => {
    for (const route of ['/', '/Android/install', '/every-form', '/blog/2026/01/02/forms']) {
      await open(page, route);
      const moving = await page.evaluate(() => {
        const longest = (durations: string) =>
          Math.max(...durations.split(',').map((duration) => Number.parseFloat(duration)));
        return [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const seconds = Math.max(
              longest(style.transitionDuration),
              longest(style.animationDuration) || 0,
            );
            return seconds > 0.001 || style.scrollBehavior === 'smooth'
              ? [`${element.outerHTML.slice(0, 100)} ${pseudo ?? ''} ${seconds} s`]
              : [];
          }),
        );
      });
      expect.soft(moving, route).toEqual([]);
    }
  });

  test('the page jumps to its top, and the mobile menu opens at once', async ({page}) => {
    await open(page, '/Android/using');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    const afterClick = await button.evaluate((element: HTMLElement) => {
      element.click();
      return window.scrollY;
    });
    expect(afterClick).toBe(0);

    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect((await page.getByRole('dialog', {name: 'Menu'}).boundingBox())?.x).toBe(0);
  });
});
