import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

/** The name in a page's code that links to an entry in the reference. */
const nameIn = (page: Page, entry: string) => page.locator(`pre a[href$="#${entry}"]`).first();

const card = (page: Page) => page.getByRole('tooltip');

test('a name in a sample links to its entry, on the same page and from another one', async ({
  page,
}) => {
  await open(page, '/Android/install');
  await nameIn(page, 'api-simulateDelivery').click();
  await expect(page).toHaveURL('/Android/using#api-simulateDelivery');
  await expect(page.locator('#api-simulateDelivery')).toBeInViewport();
  await nameIn(page, 'api-configure').click();
  await expect(page).toHaveURL('/Android/using#api-configure');
  await expect(page.locator('#api-configure')).toBeInViewport();
});

test('a card says what a name is while the pointer is on either of them', async ({page}) => {
  for (const [path, entry, signature] of [
    ['/iOS/using', 'api-complete', 'func complete('],
    ['/iOS/install', 'api-setLogLevel', 'static func setLogLevel('],
  ] as const) {
    await open(page, path);
    const name = nameIn(page, entry);
    await name.hover();
    await expect(card(page), path).toContainText(signature);
    await expect(card(page).locator('p')).toHaveText(/^[A-Z][^.]+\.$/);
    await expect(name).toHaveAccessibleDescription(/func /);
    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});

test('a value has a card with its meaning', async ({page}) => {
  await open(page, '/ReactNative/examples');
  const name = nameIn(page, 'error-storage-full');
  await name.hover();
  await expect(card(page)).toContainText('STORAGE_FULL');
  await expect(name).toHaveAccessibleDescription(/STORAGE_FULL/);
  await nameIn(page, 'error-invalid-event').hover();
  await expect(card(page)).toContainText('INVALID_EVENT');
  await expect(name).toHaveAccessibleDescription('');
});

test('the names in a block are a single tab stop, and the arrow keys move through them', async ({
  page,
}) => {
  await open(page, '/Flutter/using');
  const block = page
    .locator('pre')
    .filter({has: page.locator('a')})
    .first();
  const names = block.locator('a');
  await expect(block.locator('a:not([tabindex="-1"])')).toHaveCount(1);
  await names.first().focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(names.first()).toBeFocused();
  await expect(block.locator('a:not([tabindex="-1"])')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(card(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a name first shows its card, and then leads to its entry', async ({page}) => {
    await open(page, '/Android/install');
    const name = nameIn(page, 'api-simulateDelivery');
    await name.tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL('/Android/install');
    await name.tap();
    await expect(page).toHaveURL('/Android/using#api-simulateDelivery');
  });
});

test('links on names change neither the text of code nor what is printed', async ({page}) => {
  await open(page, '/Android/using');
  const name = nameIn(page, 'api-configure');
  const {color, textDecorationLine} = await name.evaluate((link) => ({
    color: getComputedStyle(link).color === getComputedStyle(link.parentElement ?? link).color,
    textDecorationLine: getComputedStyle(link).textDecorationLine,
  }));
  expect({color, textDecorationLine}).toEqual({color: true, textDecorationLine: 'none'});
  await page.emulateMedia({media: 'print'});
  await expect(card(page)).toBeHidden();
  expect(await name.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
});
