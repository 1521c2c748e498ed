import {routes} from '../harness/routes';
import {expect, open, test} from '../harness/test';

// As wide as a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
test.use({viewport: {width: 320, height: 256}});

for (const route of [...routes, '/404']) {
  test(`${route} does not scroll sideways at 320 px`, async ({page}) => {
    await open(page, route);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test.describe('with text of twice its size', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const route of ['/', '/Android/install', '/blog']) {
    test(`${route} does not scroll sideways on a phone`, async ({page}) => {
      await open(page, route);
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(overflow).toBe(0);
    });
  }
});
