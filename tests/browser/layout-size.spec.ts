import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {expect, open, test} from '../harness/test';

const docsItem = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: facts.sdk.name, exact: true});

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
}

/** The link of the desktop table of contents to the first section. */
async function firstSection(page: Page) {
  const id = await page.getByRole('heading', {level: 2}).first().getAttribute('id');
  return page.locator(`a[href="#${id}"]`).filter({hasText: /\w/});
}

async function expectDesktop(page: Page): Promise<void> {
  await expect(docsItem(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  await expect(await firstSection(page)).toBeVisible();
}

async function expectMobile(page: Page): Promise<void> {
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
  await expect(docsItem(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  await expect(await firstSection(page)).toBeHidden();
}

test.describe('the layout size', () => {
  test('is desktop at a window width of 996 px', async ({page}) => {
    await setWidth(page, 996);
    await open(page, '/Android/install');
    await expectDesktop(page);
  });

  test('is mobile at a window width of 995 px', async ({page}) => {
    await setWidth(page, 995);
    await open(page, '/Android/install');
    await expectMobile(page);
  });

  test('follows the window without a reload', async ({page}) => {
    await setWidth(page, 1280);
    await open(page, '/Android/install');
    await expectDesktop(page);
    await setWidth(page, 995);
    await expectMobile(page);
    await setWidth(page, 996);
    await expectDesktop(page);
  });

  test('is right even before the application starts', async ({page}) => {
    await page.route('**/assets/js/**', () => {});
    await setWidth(page, 996);
    await page.goto('/Android/install', {waitUntil: 'commit'});
    await expectDesktop(page);
    await setWidth(page, 995);
    await expectMobile(page);
  });
});

test('the landing page keeps its layout while React gives the root its classes one by one', async ({
  page,
}) => {
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
});
