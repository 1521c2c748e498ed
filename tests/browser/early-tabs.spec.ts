import type {Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {holdReact} from '../harness/hold-react';
import {expect, hydrated, test} from '../harness/test';

const tabs = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const stored = (page: Page, group: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.tab.${name}`), group);

/** Opens a page whose application does not start until the function that is returned is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page);
  await page.goto(address, {waitUntil: 'commit'});
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
  };
}

test.describe('before the application starts', () => {
  test('a pressed tab is shown, and the others in its group follow once it has started', async ({
    page,
  }) => {
    const start = await openEarly(page, '/ReactNative/install');
    await tabs(page, 'Yarn').first().click();
    await expect(tabs(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs(page, 'npm').first()).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByText(/^yarn add /).first()).toBeVisible();
    await expect(page.getByText(/^npm install /).first()).toBeHidden();
    await tabs(page, 'Expo').first().click();
    await start();
    await hydrated(page);
    await expect(page.getByText(/^yarn add /).first()).toBeVisible();
    for (const tab of await tabs(page, 'Expo').all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    expect(await stored(page, 'package-manager')).toBe('yarn');
    expect(await stored(page, 'project-type')).toBe('expo');
  });

  test('the tabs can be moved through and chosen by keyboard', async ({page}) => {
    const start = await openEarly(page, '/');
    await tabs(page, 'Android').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs(page, 'Flutter')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs(page, 'Android')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs(page, 'Flutter')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(tabs(page, 'Flutter')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tabs(page, 'iOS')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs(page, 'iOS')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect(tabs(page, 'React Native')).toHaveAttribute('aria-selected', 'true');
    await expect(tabs(page, 'iOS')).toHaveAttribute('tabindex', '-1');
    await start();
    await hydrated(page);
    await expect(tabs(page, 'React Native')).toHaveAttribute('aria-selected', 'true');
    await expect(tabs(page, 'React Native')).toBeFocused();
  });

  test('a pressed tab takes precedence over the remembered platform and that of the address', async ({
    page,
  }) => {
    await page.goto('/img/logo.svg');
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.platform', 'flutter'));
    const react = await holdReact(page);
    const start = await openEarly(page, '/?platform=ios');
    await expect(page.getByRole('tabpanel')).toContainText('import OSLog');
    await tabs(page, 'Android').click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText('package com.acme.courier');
    await start();
    await react.isHeld();
    await expect(page.getByRole('tabpanel')).toContainText('package com.acme.courier');
    await react.release();
    await hydrated(page);
    await expect(page).toHaveURL('/?platform=android');
    await expect(page.getByRole('tabpanel')).toContainText('package com.acme.courier');
    await expect(page.getByRole('link', {name: 'Install on Android'}).first()).toBeVisible();
    expect(await stored(page, 'platform')).toBe('android');
  });

  test.describe('on the way to a heading in a tab', () => {
    test.use({variant: 'fixture-pages'});

    test('another tab is shown if it is pressed', async ({page}) => {
      const start = await openEarly(page, '/tab-anchors#heading-in-yarn');
      await expect(page.getByRole('heading', {name: 'Heading in Yarn'})).toBeVisible();
      await tabs(page, 'npm').first().click();
      await expect(page.getByText('The first element of npm')).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Heading in Yarn'})).toBeHidden();
      await start();
      await hydrated(page);
      await expect(page.getByText('The first element of npm')).toBeVisible();
      await expect(page.getByRole('heading', {name: 'Heading in Yarn'})).toBeHidden();
    });
  });
});
