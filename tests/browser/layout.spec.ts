import type {Locator, Page} from '@playwright/test';
import {openEarly, placesOf} from '../harness/page';
import {
  announcement,
  contents,
  contentsButton,
  docsItem,
  menu,
  menuButton,
  navbar,
  sidebar,
  switcher,
  title,
} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

async function expectLayout(page: Page, isDesktop: boolean): Promise<void> {
  await expect(sidebar(page)).toBeVisible({visible: isDesktop});
  await expect(docsItem(page)).toHaveCount(isDesktop ? 1 : 0);
  await expect(menuButton(page)).toBeVisible({visible: !isDesktop});
  await expect(contentsButton(page)).toBeVisible({visible: !isDesktop});
  await expect(contents(page).getByRole('link').first()).toBeVisible({visible: isDesktop});
}

test(
  'the layout is the desktop one from a width of 996 px, before and after the application starts, beginning at either',
  {tag: ['@3.18', '@12.2']},
  async ({page}) => {
    for (const first of [996, 995]) {
      const expectBoth = async () => {
        for (const width of [first, first === 996 ? 995 : 996, first]) {
          await page.setViewportSize({width, height: 800});
          await expectLayout(page, width === 996);
        }
      };
      await page.setViewportSize({width: first, height: 800});
      const start = await openEarly(page, '/Android/install');
      await expectBoth();
      await start();
      await expectBoth();
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
    await test.step('the landing page keeps it while React gives the root its classes one by one', async () => {
      await open(page, '/');
      const parts = 'main h1, main .theme-doc-markdown';
      const before = await placesOf(page, parts);
      await page.evaluate(() => {
        document.documentElement.className = 'docs-wrapper plugin-docs plugin-id-default';
      });
      expect(await placesOf(page, parts)).toEqual(before);
    });
  },
);

/** What a finger may miss: WCAG 2.2, 2.5.5. */
async function expectRoomForFinger(controls: Locator): Promise<void> {
  const boxes = await controls.evaluateAll((all) =>
    all
      .map((element) => ({name: element.outerHTML, box: element.getBoundingClientRect()}))
      .map(({name, box: {width, height}}) => ({name: name.slice(0, 80), width, height})),
  );
  expect(boxes).not.toEqual([]);
  const small = boxes.filter(({width, height}) => width < 40 || height < 44);
  expect.soft(small).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test(
    'the controls above a text are large enough for a finger, in two rows at most; a wider screen has breadcrumbs',
    {tag: ['@9.7', '@9.8']},
    async ({page}) => {
      await open(page, '/Android/install');
      const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(breadcrumbs).toBeHidden();
      const bar = await announcement(page).boundingBox();
      const box = await title(page).boundingBox();
      expect((box?.y ?? NaN) - (bar?.height ?? 0)).toBeLessThan(240);
      await expectRoomForFinger(navbar(page).getByRole('button'));
      await expectRoomForFinger(contentsButton(page));
      await expectRoomForFinger(switcher(page).getByRole('link'));
      await expectRoomForFinger(page.getByLabel('More ways to use this page'));
      await menuButton(page).tap();
      await expectRoomForFinger(menu(page).getByRole('button'));
      await expectRoomForFinger(menu(page).getByRole('link', {name: /^(Overview|Install|Using)$/}));
      await page.keyboard.press('Escape');
      await page.setViewportSize({width: 768, height: 800});
      await expect(breadcrumbs).toBeVisible();
    },
  );
});
