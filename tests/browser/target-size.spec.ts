import {targetsTooSmall} from '../harness/target-size';
import {expect, open, test} from '../harness/test';

const pages = ['/', '/iOS/install', '/ReactNative/using', '/blog', '/blog/tags', '/markdown-page'];

for (const width of [390, 1280]) {
  test.describe(`at a width of ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of [...pages, '/nowhere']) {
      test.describe(route, () => {
        test.use({allowedConsole: route === '/nowhere' ? [/404/] : []});

        test(`every target of ${route} is large enough, or has room around it`, async ({page}) => {
          await open(page, route);
          expect(await page.evaluate(targetsTooSmall)).toEqual([]);
        });
      });
    }
  });
}

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('has targets that are large enough', async ({page}) => {
    await open(page, '/Android/install');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const buttons = page.getByRole('dialog').getByRole('button');
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(
        Math.min(box?.width ?? 0, box?.height ?? 0),
        await button.innerText(),
      ).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(targetsTooSmall)).toEqual([]);
  });
});
