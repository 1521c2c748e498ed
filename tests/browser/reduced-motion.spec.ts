import {expect, open, test} from '../harness/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const route of ['/', '/iOS/install', '/blog/long-blog-post', '/blog/mdx-blog-post']) {
  test(`nothing on ${route} moves by itself when reduced motion is on`, async ({page}) => {
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
    expect(moving).toEqual([]);
  });
}

test('the button that scrolls back to the top jumps there when reduced motion is on', async ({
  page,
}) => {
  await open(page, '/Android/using');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  const afterClick = await button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(afterClick).toBe(0);
});

test('the mobile menu opens at once when reduced motion is on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/Android/install');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  expect((await menu.boundingBox())?.x).toBe(0);
});
