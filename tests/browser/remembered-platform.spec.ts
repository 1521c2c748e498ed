import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {openEarly, placesOf} from '../harness/page';
import {backButton, docsItem, footerLink, menuButton, switcher, tab} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const KEY = 'docusaurus.tab.platform';

/** What only the first steps on one platform contains. */
const signs = {
  Android: 'val platform',
  iOS: 'let platform',
  'React Native': 'const platform',
  Flutter: 'final platform',
};
type Platform = keyof typeof signs;

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const firstLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', {name: /^(Choose your platform|Install on)/})
    .first();
const firstSteps = (page: Page) => page.getByRole('tabpanel');

/** Puts a choice in storage before a page is opened, once. */
async function remember(page: Page, value: string): Promise<void> {
  await page.goto('/img/logo.svg');
  await page.evaluate(([key = '', item = '']) => localStorage.setItem(key, item), [KEY, value]);
}

const expectDocs = (page: Page, platform: Platform) =>
  expect(docsItem(page)).toHaveAttribute('href', `/${platform.replace(' ', '')}/install`);

/** What the landing page shows; the appearance of the tabs says which one is selected. */
async function expectLandingPage(page: Page, platform: Platform | undefined): Promise<void> {
  await expect(firstSteps(page)).toHaveCount(1);
  await expect(firstSteps(page)).toContainText(signs[platform ?? 'Android']);
  const underlined = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((item) => getComputedStyle(item).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map((item) => item.textContent),
    );
  expect(underlined).toEqual([platform ?? 'Android']);
  await expect(firstLink(page)).toHaveText(
    platform ? `Install on ${platform}` : 'Choose your platform',
  );
}

/** How a reader arrives, and what follows. */
interface Arrival {
  what: string;
  /** What the storage holds before and afterwards. */
  remembered?: string;
  keeps: string | null;
  address: string;
  /** The one that the page and the navbar show; none is Android, without its name. */
  platform?: Platform;
  /** The address afterwards, where it differs. */
  becomes?: string;
}

const arrivals: readonly Arrival[] = [
  {what: 'is unknown at first, and nothing is stored', address: '/', keeps: null},
  {
    what: 'is the remembered one',
    remembered: 'react-native',
    keeps: 'react-native',
    address: '/',
    platform: 'React Native',
  },
  {
    what: 'is that of the address, which is remembered',
    remembered: 'flutter',
    keeps: 'ios',
    address: '/?platform=ios#first-steps',
    platform: 'iOS',
  },
  {
    what: 'is the remembered one if the address names none that exists',
    remembered: 'flutter',
    keeps: 'flutter',
    address: '/?platform=windows&utm_source=mail#first-steps',
    becomes: '/?utm_source=mail#first-steps',
    platform: 'Flutter',
  },
  {
    what: 'is that of the page before that of the address',
    keeps: 'flutter',
    address: '/Flutter/guides/shrink-code?platform=ios',
    platform: 'Flutter',
  },
];

test.describe('the platform', {tag: ['@10.2', '@10.3']}, () => {
  for (const {what, remembered, address, platform, keeps, becomes} of arrivals) {
    test(
      `${what}, even before the application starts, and nothing moves then`,
      {tag: '@12.2'},
      async ({page}) => {
        await (remembered ? remember(page, remembered) : undefined);
        const start = await openEarly(page, address);
        const expectPlatform = async () => {
          await expectDocs(page, platform ?? 'Android');
          if (!address.startsWith('/Flutter')) {
            await expectLandingPage(page, platform);
          }
        };
        const places = () => placesOf(page, 'h1, h2, [role="tab"], .navbar__link');
        await expectPlatform();
        // What follows the first screen of a long doc is drawn later, with or without the application.
        await expect(page.locator('[data-last-drawn]')).toHaveCount(0);
        const before = await places();
        await start();
        await expectPlatform();
        expect(await places()).toEqual(before);
        await expect.poll(() => stored(page)).toBe(keeps);
        await (becomes ? expect(page).toHaveURL(becomes) : undefined);
        const canonical = facts.site.url + new URL(page.url()).pathname;
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      },
    );
  }

  test('is remembered from a page, a link, a tab and the switcher, and other windows follow', async ({
    page,
    context,
  }) => {
    await open(page, '/ReactNative/examples');
    await expect.poll(() => stored(page)).toBe('react-native');
    await expectDocs(page, 'React Native');
    await test.step('a link, without a reload', async () => {
      await footerLink(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await page.getByRole('link', {name: facts.provider.name, exact: true}).click();
      await expect(page).toHaveURL('/');
      await expectLandingPage(page, 'Flutter');
      await expectDocs(page, 'Flutter');
    });
    await test.step('a tab, which the address then names', async () => {
      await tab(page, 'iOS').click();
      await expect(page).toHaveURL('/?platform=ios');
      await expectLandingPage(page, 'iOS');
      await expectDocs(page, 'iOS');
      expect(await stored(page)).toBe('ios');
    });
    await test.step('the switcher, in another window', async () => {
      // The platform in an address would take precedence.
      await open(page, '/');
      await expectLandingPage(page, 'iOS');
      const other = await context.newPage();
      await open(other, '/Android/install');
      await expectDocs(page, 'Android');
      await switcher(other).getByRole('link', {name: 'React Native', exact: true}).click();
      await expect.poll(() => stored(other)).toBe('react-native');
      await expectLandingPage(page, 'React Native');
      await expectDocs(page, 'React Native');
    });
  });

  test('never shows as another one while the application starts; a phone has it in the menu as well', async ({
    page,
  }) => {
    await remember(page, 'flutter');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const look = () => {
        for (const panel of document.querySelectorAll('[role="tabpanel"]')) {
          if (panel.checkVisibility()) {
            seen.add(panel.textContent);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, '/');
    await tab(page, 'Flutter').click();
    const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
    expect(seen).toEqual([expect.stringContaining(signs.Flutter)]);
    await page.setViewportSize({width: 320, height: 640});
    await menuButton(page).click();
    await backButton(page).click();
    await docsItem(page).click();
    await expect(page).toHaveURL('/Flutter/install');
  });
});

test.describe('if the browser blocks the storage, the platform', () => {
  test.use({allowedConsole: [/Docusaurus browser storage is not available/]});

  test(
    'is that of the address, and of the pages that follow',
    {tag: ['@10.2', '@10.3']},
    async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await open(page, '/?platform=ios');
      await expectLandingPage(page, 'iOS');
      await docsItem(page).click();
      await expect(page).toHaveURL('/iOS/install');
      await footerLink(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await expectDocs(page, 'Flutter');
    },
  );
});
