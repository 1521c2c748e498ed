import {menu, menuButton} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** What would move by itself, or smoothly. Runs in the browser. */
function moving(): string[] {
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
}

test(
  'with reduced motion, nothing moves by itself, and the mobile menu opens at once',
  {tag: '@9.9'},
  async ({page}) => {
    for (const route of ['/every-form', '/blog/2026/01/02/forms', '/', '/Android/install']) {
      await open(page, route);
      expect.soft(await page.evaluate(moving), route).toEqual([]);
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lamp');
    await expect(page.getByRole('dialog').locator('li a mark').first()).toBeVisible();
    expect(await page.evaluate(moving), 'the search').toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 390, height: 800});
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport({ratio: 1});
  },
);
