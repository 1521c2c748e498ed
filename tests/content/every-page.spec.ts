import {violationsInBothModes, violationsOfSize} from '../harness/axe';
import {changedFiles, isTouched} from '../harness/changed-files';
import {
  expectAllCodeVisible,
  expectAnchors,
  expectDocsSidebar,
  expectFooter,
  expectKeyboardScrolls,
  expectLandmarks,
  expectMeasure,
  expectNoSidewaysScroll,
  expectPlatforms,
  expectRoomForLargeText,
  expectRoomForSpacing,
  expectTableHeaders,
  expectTableOfContents,
  expectTitle,
  expectValidCode,
  expectWholeWords,
} from '../harness/every-page';
import {navbar, title} from '../harness/parts';
import {pages, platformDocs, routes} from '../harness/site';
import {expect, hydrated, test} from '../harness/test';

const NOWHERE = '/nowhere';

test.use({
  // Colours are measured in their final state, not during a transition.
  contextOptions: {reducedMotion: 'reduce'},
  // The browser itself reports the status of an unknown path.
  allowedConsole: [/status of 404 .*\/nowhere\)$/],
});

// A page with a lot of code keeps axe busy for seconds, and longer on a busy machine.
test.describe.configure({timeout: 90_000});

const touched = pages.filter(isTouched(process.env.TEST_TOUCHED ? changedFiles() : []));
const everyRoute = process.env.TEST_TOUCHED
  ? touched.map(({route}) => route)
  : [...routes, NOWHERE];

/** One with a sidebar and one without. */
const routesWithMeasure = ['/Android/examples', '/markdown-page'];

/** What is promised of every page, some of it only of docs. */
const EVERY_PAGE = [
  ...['@1.5', '@1.7', '@2.1', '@2.2', '@2.3', '@2.4', '@2.5', '@2.6', '@2.9'],
  ...['@3.1', '@3.10', '@3.11', '@3.15', '@3.16', '@3.17', '@8.1'],
  ...['@9.3', '@9.4', '@9.6', '@9.7', '@9.8', '@9.11', '@9.12'],
  ...['@10.1', '@12.10', '@13.1', '@13.4'],
];

for (const route of everyRoute) {
  test(`${route} keeps the promises of every page`, {tag: EVERY_PAGE}, async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    const response = await page.goto(route);
    expect(response?.status()).toBe(route === NOWHERE ? 404 : 200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectTitle(page);
    await expectAnchors(page);
    await expectLandmarks(page, platformDocs.includes(route));
    await expectTableHeaders(page);
    await expectFooter(page);
    await expectValidCode(page);
    expect.soft(await violationsInBothModes(page), 'axe').toEqual([]);
    await expectNoSidewaysScroll(page, 'at 1280 px');
    if (platformDocs.includes(route)) {
      await expectTableOfContents(page);
      await expectPlatforms(page, route);
    }
    if (['/', ...platformDocs].includes(route)) {
      await expectDocsSidebar(page, route);
    }
    if (routesWithMeasure.includes(route)) {
      await expectMeasure(page, 1280);
      await expectMeasure(page, 1920);
    }
    await test.step('in print', async () => {
      await page.emulateMedia({media: 'print'});
      await expectAllCodeVisible(page, 'in print');
      await expect.soft(navbar(page), 'in print').toBeHidden();
      await page.emulateMedia({media: 'screen'});
    });
    await test.step('on a phone', async () => {
      await page.setViewportSize({width: 390, height: 800});
      await expectNoSidewaysScroll(page, 'at 390 px');
      await expectRoomForLargeText(page);
      await expectRoomForSpacing(page);
      await expectKeyboardScrolls(page);
      expect.soft(await violationsOfSize(page), 'axe at 390 px').toEqual([]);
      // As wide as a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
      await page.setViewportSize({width: 320, height: 256});
      await expectNoSidewaysScroll(page, 'at 320 px');
      await expectWholeWords(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const route of everyRoute) {
    test(
      `${route} can be read, and has no button that does nothing`,
      {tag: '@9.1'},
      async ({page}) => {
        await page.goto(route);
        await expect(title(page)).toBeVisible();
        await expect(page.getByRole('main').locator('p, li').first()).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        await expectAllCodeVisible(page, 'without JavaScript');
        for (const width of [1280, 390]) {
          await page.setViewportSize({width, height: 800});
          const dead = page.locator('button:visible, [role="tab"]:visible');
          await expect(dead, `buttons at ${width} px`).toHaveCount(0);
        }
      },
    );
  }
});
