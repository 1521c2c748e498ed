import type {Locator, Page} from '@playwright/test';
import {facts} from '../../product';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const contentsButton = (page: Page) => page.getByRole('button', {name: 'On this page'});
const docsItem = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: facts.sdk.name, exact: true});

/** The link of the desktop table of contents to the first section. */
async function firstSection(page: Page) {
  const id = await page.getByRole('heading', {level: 2}).first().getAttribute('id');
  return page.locator(`a[href="#${id}"]`).filter({hasText: /\w/});
}

async function expectDesktop(page: Page): Promise<void> {
  await expect(docsItem(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(contentsButton(page)).toBeHidden();
  await expect(await firstSection(page)).toBeVisible();
}

async function expectMobile(page: Page): Promise<void> {
  await expect(menuButton(page)).toBeVisible();
  await expect(docsItem(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await expect(contentsButton(page)).toBeVisible();
  await expect(await firstSection(page)).toBeHidden();
}

for (const first of [996, 995]) {
  test(
    `the layout is the desktop one from a width of 996 px, before and after the application starts, beginning at ${first} px`,
    {tag: '@3.18'},
    async ({page}) => {
      const widths = first === 996 ? [996, 995, 996] : [995, 996, 995];
      const expectLayout = async () => {
        for (const width of widths) {
          await page.setViewportSize({width, height: 800});
          await (width === 996 ? expectDesktop(page) : expectMobile(page));
        }
      };
      await page.setViewportSize({width: first, height: 800});
      const release = await holdFiles(page);
      await page.goto('/Android/install', {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expectLayout();
      release();
      await hydrated(page);
      await expectLayout();
    },
  );
}

test(
  'the landing page keeps its layout while React gives the root its classes one by one',
  {tag: '@12.2'},
  async ({page}) => {
    await open(page, '/');
    const layout = () =>
      page
        .getByRole('main')
        .evaluate((main) => [
          main.querySelector('h1')?.getBoundingClientRect().height,
          main.querySelector('.theme-doc-markdown')?.getBoundingClientRect().width,
        ]);
    const before = await layout();
    await page.evaluate(() => {
      document.documentElement.className = 'docs-wrapper plugin-docs plugin-id-default';
    });
    expect(await layout()).toEqual(before);
  },
);

/** What a finger may miss: WCAG 2.2, 2.5.5. */
async function expectRoomForFinger(controls: Locator): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  const small = await controls.evaluateAll((all) =>
    all
      .map((element) => ({name: element.outerHTML, box: element.getBoundingClientRect()}))
      .filter(({box}) => Math.min(box.width, box.height) < 40 || box.height < 44)
      .map(({name, box}) => `${box.width} × ${box.height} ${name.slice(0, 80)}`),
  );
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
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const bar = await page.getByRole('region', {name: 'Announcement'}).boundingBox();
      expect((title?.y ?? NaN) - (bar?.height ?? 0)).toBeLessThan(240);
      await expectRoomForFinger(page.getByRole('navigation', {name: 'Main'}).getByRole('button'));
      await expectRoomForFinger(contentsButton(page));
      await expectRoomForFinger(page.getByRole('navigation', {name: 'Platform'}).getByRole('link'));
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
