import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const KEY = 'docusaurus.tab.platform';

/** What only the quick start for one platform contains. */
const signs = {
  Android: 'package com.acme.courier',
  iOS: 'import OSLog',
  'React Native': 'function logFailure(error: unknown)',
  Flutter: 'package:flutter/foundation.dart',
};
type Platform = keyof typeof signs;

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const docsItem = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: facts.sdk.name, exact: true});
const firstLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', {name: /^(Choose your platform|Install on)/})
    .first();
const tab = (page: Page, platform: Platform) =>
  page.getByRole('tab', {name: platform, exact: true});
const quickStart = (page: Page) => page.getByRole('tabpanel');

/** Puts a choice in storage before a page is opened, once. */
async function remember(page: Page, value: string): Promise<void> {
  await page.goto('/img/logo.svg');
  await page.evaluate(([key = '', item = '']) => localStorage.setItem(key, item), [KEY, value]);
}

/** What the reader sees of the quick start; the appearance of the tabs shows which one is selected. */
async function expectQuickStart(page: Page, platform: Platform): Promise<void> {
  await expect(quickStart(page)).toHaveCount(1);
  await expect(quickStart(page)).toContainText(signs[platform]);
  const underlined = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((item) => getComputedStyle(item).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map((item) => item.textContent),
    );
  expect(underlined).toEqual([platform]);
}

/** Everything that follows the platform on the landing page, on a desktop. */
async function expectPlatform(page: Page, platform: Platform, install: string): Promise<void> {
  await expectQuickStart(page, platform);
  await expect(firstLink(page)).toHaveText(`Install on ${platform}`);
  await expect(firstLink(page)).toHaveAttribute('href', install);
  await expect(docsItem(page)).toHaveCount(1);
  await expect(docsItem(page)).toHaveAttribute('href', install);
}

async function expectNoPlatform(page: Page): Promise<void> {
  await expectQuickStart(page, 'Android');
  await expect(firstLink(page)).toHaveText('Choose your platform');
  await expect(docsItem(page)).toHaveCount(1);
  await expect(docsItem(page)).toHaveAttribute('href', '/Android/install');
}

test.describe('the platform', () => {
  test('is unknown at first: the landing page asks, and nothing is stored', async ({page}) => {
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expectNoPlatform(page);
    release();
    await hydrated(page);
    await expectNoPlatform(page);
    expect(await stored(page)).toBeNull();
  });

  for (const [route, value] of [
    ['/Android/using', 'android'],
    ['/iOS/install', 'ios'],
    ['/ReactNative/examples', 'react-native'],
    ['/Flutter/install', 'flutter'],
  ] as const) {
    test(`is remembered from a visit to ${route}`, async ({page}) => {
      await open(page, route);
      await expect.poll(() => stored(page)).toBe(value);
      await expect(docsItem(page)).toHaveAttribute('href', route.replace(/\w+$/, 'install'));
    });
  }

  test('is remembered from a link, without a reload, and the landing page follows', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Flutter'})).toBeVisible();
    await page.getByRole('link', {name: facts.provider.name, exact: true}).click();
    await expect(page).toHaveURL('/');
    await expectPlatform(page, 'Flutter', '/Flutter/install');
  });

  test('is remembered from the switcher', async ({page}) => {
    await open(page, '/Android/install');
    const switcher = page.getByRole('navigation', {name: 'Platform'});
    await switcher.getByRole('link', {name: 'React Native', exact: true}).click();
    await expect.poll(() => stored(page)).toBe('react-native');
    await expect(docsItem(page)).toHaveAttribute('href', '/ReactNative/install');
  });

  test('is remembered from a tab, which the address then names', async ({page}) => {
    await open(page, '/');
    await tab(page, 'iOS').click();
    await expect(page).toHaveURL('/?platform=ios');
    await expectPlatform(page, 'iOS', '/iOS/install');
    expect(await stored(page)).toBe('ios');
    await page.goto('/blog');
    await expect(docsItem(page)).toHaveAttribute('href', '/iOS/install');
  });

  test("is followed by the reader's other windows", async ({page, context}) => {
    await open(page, '/');
    const otherWindow = await context.newPage();
    await open(otherWindow, '/iOS/using');
    await expectPlatform(page, 'iOS', '/iOS/install');
  });

  test('shows before the application starts, and nothing moves when it does', async ({page}) => {
    await remember(page, 'react-native');
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    const next = page.getByRole('heading', {name: 'Requirements at a glance'});
    await expect(next).toBeVisible();
    await expectPlatform(page, 'React Native', '/ReactNative/install');
    const places = async () => [
      await firstLink(page).boundingBox(),
      await docsItem(page).boundingBox(),
      await tab(page, 'React Native').boundingBox(),
      await quickStart(page).boundingBox(),
      await next.boundingBox(),
    ];
    const before = await places();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expectPlatform(page, 'React Native', '/ReactNative/install');
    await expect(tab(page, 'React Native')).toHaveAttribute('aria-selected', 'true');
    expect(await places()).toEqual(before);
  });

  test('never shows as another one while the application starts', async ({page}) => {
    await remember(page, 'flutter');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const look = () => {
        for (const panel of document.querySelectorAll('[role="tabpanel"]')) {
          if (panel.getClientRects().length > 0) {
            seen.add(panel.textContent.slice(0, 20));
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, '/');
    await tab(page, 'Flutter').click();
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^Flutter/);
  });

  test('can be shared: the address selects and remembers it, even before the application starts', async ({
    page,
  }) => {
    await remember(page, 'flutter');
    const release = await holdFiles(page);
    await page.goto('/?platform=ios#quick-start', {waitUntil: 'commit'});
    await expectPlatform(page, 'iOS', '/iOS/install');
    release();
    await hydrated(page);
    await expectPlatform(page, 'iOS', '/iOS/install');
    await expect.poll(() => stored(page)).toBe('ios');
    await expect(page.getByRole('heading', {name: 'Quick start'})).toBeInViewport();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${facts.site.url}/`,
    );
  });

  test('is that of the page if the address names none that exists, even before the application starts', async ({
    page,
  }) => {
    await remember(page, 'ios');
    const release = await holdFiles(page);
    await page.goto('/Android/using?platform=windows', {waitUntil: 'commit'});
    await expect(docsItem(page)).toHaveAttribute('href', '/Android/install');
    release();
    await hydrated(page);
    await expect(docsItem(page)).toHaveAttribute('href', '/Android/install');
  });

  test('is the remembered one if the address names none that exists', async ({page}) => {
    await remember(page, 'flutter');
    await open(page, '/?platform=windows&utm_source=mail#quick-start');
    await expectPlatform(page, 'Flutter', '/Flutter/install');
    await expect(page).toHaveURL('/?utm_source=mail#quick-start');
    expect(await stored(page)).toBe('flutter');
  });

  test('is unknown if the storage holds none that exists', async ({page}) => {
    await remember(page, 'windows');
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expectNoPlatform(page);
    release();
    await hydrated(page);
    await expectNoPlatform(page);
  });

  test('of a page takes precedence over the one in its address', async ({page}) => {
    await open(page, '/Flutter/install?platform=ios');
    await expect(docsItem(page)).toHaveAttribute('href', '/Flutter/install');
    await expect.poll(() => stored(page)).toBe('flutter');
  });
});

test.describe('in a folder of a platform, the platform', () => {
  test.use({variant: 'kitchen'});

  test("is that of the page, even before the application starts, and it's remembered", async ({
    page,
  }) => {
    await remember(page, 'ios');
    const release = await holdFiles(page);
    await page.goto('/Flutter/guides/shrink-code', {waitUntil: 'commit'});
    await expect(docsItem(page)).toHaveAttribute('href', '/Flutter/install');
    release();
    await hydrated(page);
    await expect(docsItem(page)).toHaveAttribute('href', '/Flutter/install');
    await expect.poll(() => stored(page)).toBe('flutter');
  });
});

test.describe('on a phone, the platform', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('is the one that the docs link in the menu leads to', async ({page}) => {
    await remember(page, 'ios');
    await open(page, '/markdown-page');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await docsItem(page).click();
    await expect(page).toHaveURL('/iOS/install');
  });

  test('is the one that the landing page begins with, even before the application starts', async ({
    page,
  }) => {
    await remember(page, 'ios');
    const release = await holdFiles(page);
    await page.goto('/', {waitUntil: 'commit'});
    await expectQuickStart(page, 'iOS');
    await expect(firstLink(page)).toHaveText('Install on iOS');
    release();
    await hydrated(page);
    await expectQuickStart(page, 'iOS');
    await expect(firstLink(page)).toHaveText('Install on iOS');
  });
});

test.describe('if the browser blocks the storage, the platform', () => {
  test.use({allowedConsole: [/Docusaurus browser storage is not available/]});

  test('is that of the address, and of the pages that follow', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, '/?platform=ios');
    await expectPlatform(page, 'iOS', '/iOS/install');
    await docsItem(page).click();
    await expect(page).toHaveURL('/iOS/install');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page).toHaveURL('/Flutter/install');
    await expect(docsItem(page)).toHaveAttribute('href', '/Flutter/install');
  });
});
