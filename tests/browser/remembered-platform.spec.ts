import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const KEY = 'docusaurus.tab.platform';

/** What only the quick start for one platform contains. */
const signs = {
  Android: 'val platform',
  iOS: 'let platform',
  'React Native': 'const platform',
  Flutter: 'final platform',
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
const footerLink = (page: Page, platform: Platform) =>
  page.getByRole('contentinfo').getByRole('link', {name: platform, exact: true});
const installOf = (platform: Platform) => `/${platform.replace(' ', '')}/install`;

/** Puts a choice in storage before a page is opened, once. */
async function remember(page: Page, value: string): Promise<void> {
  await page.goto('/img/logo.svg');
  await page.evaluate(([key = '', item = '']) => localStorage.setItem(key, item), [KEY, value]);
}

const expectDocs = (page: Page, platform: Platform) =>
  expect(docsItem(page)).toHaveAttribute('href', installOf(platform));

/** What the landing page shows; the appearance of the tabs says which one is selected. */
async function expectLandingPage(page: Page, platform: Platform | undefined): Promise<void> {
  await expect(quickStart(page)).toHaveCount(1);
  await expect(quickStart(page)).toContainText(signs[platform ?? 'Android']);
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
  /** What the storage holds. */
  remembered?: string;
  address: string;
  /** The one that the page and the navbar show; none is Android, without its name. */
  platform?: Platform;
  /** What the storage holds afterwards. */
  keeps: string | null;
  /** The address afterwards, where it differs. */
  becomes?: string;
}

const arrivals: readonly Arrival[] = [
  {what: 'is unknown at first, and nothing is stored', address: '/', keeps: null},
  {
    what: 'is unknown if the storage holds none that exists',
    remembered: 'windows',
    address: '/',
    keeps: 'windows',
  },
  {
    what: 'is the remembered one',
    remembered: 'react-native',
    address: '/',
    platform: 'React Native',
    keeps: 'react-native',
  },
  {
    what: 'is that of the address, which is remembered',
    remembered: 'flutter',
    address: '/?platform=ios#quick-start',
    platform: 'iOS',
    keeps: 'ios',
  },
  {
    what: 'is the remembered one if the address names none that exists',
    remembered: 'flutter',
    address: '/?platform=windows&utm_source=mail#quick-start',
    platform: 'Flutter',
    keeps: 'flutter',
    becomes: '/?utm_source=mail#quick-start',
  },
  {
    what: 'is that of the page before that of the address',
    address: '/Flutter/install?platform=ios',
    platform: 'Flutter',
    keeps: 'flutter',
  },
  {
    what: 'is that of the page if the address names none that exists',
    remembered: 'ios',
    address: '/Android/using?platform=windows',
    platform: 'Android',
    keeps: 'android',
  },
  {
    what: 'is that of a page in a folder of the platform',
    remembered: 'ios',
    address: '/Flutter/guides/shrink-code',
    platform: 'Flutter',
    keeps: 'flutter',
  },
];

test.describe('the platform', {tag: ['@10.2', '@10.3']}, () => {
  for (const {what, remembered, address, platform, keeps, becomes} of arrivals) {
    test(
      `${what}, even before the application starts, and nothing moves then`,
      {tag: '@12.2'},
      async ({page}) => {
        await (remembered ? remember(page, remembered) : undefined);
        const release = await holdFiles(page);
        await page.goto(address, {waitUntil: 'commit'});
        const expectPlatform = async () => {
          await expectDocs(page, platform ?? 'Android');
          if (address.startsWith('/?') || address === '/') {
            await expectLandingPage(page, platform);
          }
        };
        const places = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('h1, h2, [role="tab"], .navbar__link')].map((element) =>
              JSON.stringify(element.getBoundingClientRect()),
            ),
          );
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expectPlatform();
        // What follows the first screen of a long doc is drawn later, with or without the application.
        await expect(page.locator('[data-last-drawn]')).toHaveCount(0);
        const before = await places();
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        release();
        await hydrated(page);
        await expectPlatform();
        expect(await places()).toEqual(before);
        await expect.poll(() => stored(page)).toBe(keeps);
        await (becomes ? expect(page).toHaveURL(becomes) : undefined);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          facts.site.url + new URL(page.url()).pathname,
        );
      },
    );
  }

  test('is remembered from a page, a link, a tab and the switcher, and other windows follow', async ({
    page,
    context,
  }) => {
    for (const [route, platform, value] of [
      ['/Android/using', 'Android', 'android'],
      ['/iOS/install', 'iOS', 'ios'],
      ['/ReactNative/examples', 'React Native', 'react-native'],
    ] as const) {
      await open(page, route);
      await expect.poll(() => stored(page), route).toBe(value);
      await expectDocs(page, platform);
    }
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
      const switcher = other.getByRole('navigation', {name: 'Platform'});
      await switcher.getByRole('link', {name: 'React Native', exact: true}).click();
      await expect.poll(() => stored(other)).toBe('react-native');
      await expectDocs(other, 'React Native');
      await expectLandingPage(page, 'React Native');
      await expectDocs(page, 'React Native');
    });
  });

  test('never shows as another one while the application starts', async ({page}) => {
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
  });
});

test.describe('on a phone, the platform', () => {
  test.use({viewport: {width: 320, height: 640}});

  test(
    'is the one that the landing page begins with, and that the docs link in the menu leads to',
    {tag: '@10.2'},
    async ({page}) => {
      await remember(page, 'ios');
      const release = await holdFiles(page);
      await page.goto('/', {waitUntil: 'commit'});
      await expectLandingPage(page, 'iOS');
      release();
      await hydrated(page);
      await expectLandingPage(page, 'iOS');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await docsItem(page).click();
      await expect(page).toHaveURL('/iOS/install');
    },
  );
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
      await expectDocs(page, 'iOS');
      await docsItem(page).click();
      await expect(page).toHaveURL('/iOS/install');
      await footerLink(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await expectDocs(page, 'Flutter');
    },
  );
});
