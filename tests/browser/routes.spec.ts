import {routes} from '../harness/pages';
import {expect, hydrated, test} from '../harness/test';

const looks = [
  {name: 'at desktop width in light', width: 1280, mode: 'light'},
  {name: 'at phone width in dark', width: 390, mode: 'dark'},
];

for (const {name, width, mode} of looks) {
  test.describe(name, () => {
    test.use({viewport: {width, height: 800}});

    test.beforeEach(async ({page}) => {
      await page.addInitScript((value) => {
        localStorage.setItem('theme', value);
      }, mode);
    });

    for (const route of routes) {
      test(`the route ${route} is a page with a heading and a title, without a console message`, async ({
        page,
      }) => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        await expect(page).toHaveTitle(/ \| /);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'the page scrolls sideways').toBe(0);
      });
    }
  });
}
