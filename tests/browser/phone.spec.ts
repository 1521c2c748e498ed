import type {Locator, Page} from '@playwright/test';
import {brokenWords} from '../harness/broken-words';
import {expect, open, test} from '../harness/test';

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

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

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test('the controls above a text are large enough for a finger', async ({page}) => {
  await open(page, '/Android/install');
  await expectRoomForFinger(page.getByRole('navigation', {name: 'Main'}).getByRole('button'));
  await expectRoomForFinger(page.getByRole('button', {name: 'On this page'}));
  await expectRoomForFinger(page.getByRole('navigation', {name: 'Platform'}).getByRole('link'));
  await expectRoomForFinger(page.getByLabel('More ways to use this page'));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expectRoomForFinger(menu(page).getByRole('button'));
  await expectRoomForFinger(menu(page).getByRole('link', {name: /^(Overview|Install|Using)$/}));
});

test('no more than two rows of controls come before the title, and a wider screen has breadcrumbs', async ({
  page,
}) => {
  await open(page, '/Android/install');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toBeHidden();
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(title?.y).toBeLessThan(240);
  await page.setViewportSize({width: 768, height: 800});
  await expect(breadcrumbs).toBeVisible();
});

test('the names of events in the picture of a delivery are not broken', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/');
  const names = page.getByRole('figure').getByRole('listitem');
  await expect(names).toHaveCount(6);
  expect(await brokenWords(names)).toEqual([]);
});
