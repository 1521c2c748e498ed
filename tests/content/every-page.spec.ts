import {keys} from '../../src/early/storage-keys';
import {changeMode, violationsNow} from '../harness/axe';
import {store} from '../harness/page';
import {title} from '../harness/parts';
import {routes} from '../harness/site';
import {expect, hydrated, test} from '../harness/test';

const NOWHERE = '/nowhere';

test.use({
  // Colours are measured in their final state, not during a transition.
  contextOptions: {reducedMotion: 'reduce'},
  // The browser itself reports the status of an unknown path.
  allowedConsole: [/status of 404 .*\/nowhere\)$/],
});

const everyRoute = [...routes, NOWHERE];

/** What is promised of every page and only a browser can see; what is in its HTML is in page-parts.spec.ts. */
const EVERY_PAGE = [
  ...['@2.1', '@2.2', '@2.3', '@2.4', '@2.5', '@2.6', '@2.9', '@8.1', '@9.3', '@9.4'],
  ...['@9.6', '@9.7', '@9.8', '@12.10', '@13.1', '@13.4'],
];

for (const [index, route] of everyRoute.entries()) {
  // A page is examined in one mode on a desktop and in the other on a phone; what pages share is examined in all four ways.
  const mode = index % 2 === 0 ? 'dark' : 'light';

  test(`${route} keeps the promises of every page`, {tag: EVERY_PAGE}, async ({page}) => {
    await store(page, keys.colorMode, mode);
    const response = await page.goto(`.${route}`);
    expect(response?.status()).toBe(route === NOWHERE ? 404 : 200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const expectWhole = async (when: string, styles = '') =>
      expect.soft(await page.evaluate(textsCutOff, styles), `cut off ${when}`).toEqual([]);
    await expectWhole('at 1280 px');
    expect.soft(await violationsNow(page), 'axe').toEqual([]);
    await test.step('on a phone', async () => {
      await changeMode(page);
      await page.setViewportSize({width: 390, height: 800});
      expect.soft(await violationsNow(page), 'axe on a phone').toEqual([]);
      await expectWhole('at 390 px');
      await expectWhole('at 390 px, wider spaced', SPACING);
      // As wide as a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
      await page.setViewportSize({width: 320, height: 256});
      await expectWhole('at 320 px');
      await expectWhole('at 320 px, wider spaced', SPACING);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // The narrower one is what a classic scroll bar leaves of 320 px.
      for (const width of [390, 305]) {
        await page.setViewportSize({width, height: 800});
        await expectWhole(`at ${width} px with text of twice its size`);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'every page can be read, and has no button that does nothing',
    {tag: '@9.1'},
    async ({page}) => {
      for (const route of everyRoute) {
        await page.setViewportSize({width: 1280, height: 800});
        await page.goto(`.${route}`);
        await expect.soft(title(page), route).toBeVisible();
        await expect.soft(page.getByRole('main').locator('p, li').first(), route).toBeVisible();
        const footer = page.getByRole('contentinfo');
        await expect.soft(footer.getByRole('link').first(), route).toBeVisible();
        const hidden = page.locator('pre').filter({visible: false});
        await expect.soft(hidden, `code of ${route} that is hidden`).toHaveCount(0);
        for (const width of [1280, 390]) {
          await page.setViewportSize({width, height: 800});
          const dead = page.locator('button:visible, [role="tab"]:visible');
          await expect.soft(dead, `buttons of ${route} at ${width} px`).toHaveCount(0);
        }
      }
    },
  );
});

/** The least that a reader may ask for (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Runs in the browser, where a sheet made by a script is allowed whatever the policy says. */
function textsCutOff(styles: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // Error texts in the table of contents are shortened on purpose, the announcer is out of sight.
  const cut = [...document.querySelectorAll('body :not(nav code, [aria-live])')]
    .filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      return (
        element.checkVisibility({visibilityProperty: true}) &&
        ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1))
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
  const {scrollWidth, clientWidth} = document.documentElement;
  document.adoptedStyleSheets.pop();
  return scrollWidth > clientWidth ? [...cut, 'the page scrolls sideways'] : cut;
}
