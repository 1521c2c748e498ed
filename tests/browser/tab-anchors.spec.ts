import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

const PAGE = '/tab-anchors';

const heading = (page: Page) => page.getByRole('heading', {name: 'Heading in Yarn'});

const tabs = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});

/** The tab is open wherever the group appears, and the heading is where the reader looks. */
async function expectYarn(page: Page): Promise<void> {
  await expect(tabs(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page, 'Yarn').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Once more Yarn.')).toBeVisible();
  await expect(heading(page)).toBeInViewport();
}

test('an address with an anchor in a tab opens the tab, in all tabs of the group', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, `${PAGE}#heading-in-yarn`);
  await expectYarn(page);
});

test('a click on a link to an anchor in a tab opens the tab', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, PAGE);
  await expect(heading(page)).toBeHidden();
  await page.getByRole('link', {name: 'To the heading in Yarn'}).click();
  await expectYarn(page);
});

test('another anchor in the address opens the tab', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => (location.hash = '#heading-in-yarn'));
  await expectYarn(page);
});

test('a link opens the tab again after the reader has left it', async ({page}) => {
  await open(page, `${PAGE}#heading-in-yarn`);
  await expectYarn(page);
  await tabs(page, 'npm').first().click();
  await expect(page.getByText('Once more npm.')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await page.getByRole('link', {name: 'To the heading in Yarn'}).click();
  await expectYarn(page);
});

test('an anchor in a tab inside a tab opens both', async ({page}) => {
  await open(page, `${PAGE}#inner-element`);
  await expect(tabs(page, 'Second')).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page, 'Inner second')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The element in the inner tab', {exact: true})).toBeInViewport();
});

test('a link to an anchor outside tabs opens none', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('link', {name: 'to the heading outside'}).click();
  await expect(page).toHaveURL(`${PAGE}#outside`);
  await expect(tabs(page, 'npm').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page, 'First')).toHaveAttribute('aria-selected', 'true');
});

test('an address with a badly encoded anchor shows the page', async ({page}) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  await expect(tabs(page, 'npm').first()).toHaveAttribute('aria-selected', 'true');
});

test.describe('before the application starts', () => {
  // The test holds the scripts back.
  test.use({allowedConsole: [/Failed to load resource/]});

  test('the tab with the anchor is shown', async ({page}) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${PAGE}#heading-in-yarn`);
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByText('The first element of npm')).toBeHidden();
  });
});

test('the choice of a package manager applies to all of its tabs, and is remembered', async ({
  page,
}) => {
  await open(page, PAGE);
  await tabs(page, 'Yarn').last().click();
  await expect(tabs(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  await open(page, '/ReactNative/install');
  await expect(tabs(page, 'Yarn')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^yarn add /).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe(
    'yarn',
  );
});

test('a panel has the name of its tab, and a tab leads assistive technology to its panel', async ({
  page,
}) => {
  await open(page, PAGE);
  await tabs(page, 'Yarn').first().click();
  const panel = page.getByRole('tabpanel', {name: 'Yarn'}).first();
  await expect(panel).toContainText('Heading in Yarn');
  await expect(tabs(page, 'Yarn').first()).toHaveAttribute(
    'aria-controls',
    (await panel.getAttribute('id')) ?? 'none',
  );
});

test('keys move through the tabs, but not together with keys the browser uses itself', async ({
  page,
}) => {
  await open(page, '/');
  await tabs(page, 'Android').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Flutter'],
    ['ArrowRight', 'Android'],
    ['End', 'Flutter'],
    ['Alt+ArrowLeft', 'Flutter'],
    ['Home', 'Android'],
    ['Control+End', 'Android'],
  ] as const) {
    await tabs(page, 'Android').or(tabs(page, 'Flutter')).and(page.locator(':focus')).press(key);
    await expect(tabs(page, name), key).toBeFocused();
  }
  await expect(tabs(page, 'Android')).toHaveAttribute('aria-selected', 'true');
});

test('a choice that the address names leaves the reader and the anchor where they are', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'See the code'}).click();
  await expect(page).toHaveURL('/#quick-start');
  const title = page.getByRole('heading', {name: 'Quick start'});
  await expect(title).toBeInViewport();
  for (const [name, value] of [
    ['iOS', 'ios'],
    ['Flutter', 'flutter'],
    ['Flutter', 'flutter'],
  ] as const) {
    await tabs(page, name).click();
    await expect(page).toHaveURL(`/?platform=${value}#quick-start`);
    await expect(title).toBeInViewport();
    await expect(tabs(page, name)).toBeFocused();
  }
});
