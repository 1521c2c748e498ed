import type {Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {followNewLink, openEarly, placesOf, scrolled, store, stored} from '../harness/page';
import {docsItem, footerLink, switcher, tab} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

/** What only the first steps on one platform contains. */
const signs = {
  Android: 'val platform',
  iOS: 'let platform',
  'React Native': 'const platform',
  Flutter: 'final platform',
};
type Platform = keyof typeof signs;

const expectDocs = (page: Page, platform: Platform) =>
  expect(docsItem(page)).toHaveAttribute('href', `/${platform.replace(' ', '')}/install`);

/** What the landing page shows. */
async function expectLandingPage(page: Page, platform: Platform | undefined): Promise<void> {
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText(signs[platform ?? 'Android']);
  await expect(page.getByRole('tab', {selected: true})).toHaveText(platform ?? 'Android');
  const start = page.getByRole('main').getByRole('link', {name: /^(Choose your|Install on)/});
  await expect(start.first()).toHaveText(
    platform ? `Install on ${platform}` : 'Choose your platform',
  );
}

test.describe('the platform', {tag: ['@10.2', '@10.3']}, () => {
  // How a reader arrives, with what in storage, and the platform that the page shows and the storage keeps.
  for (const [what, remembered, address, platform, keeps] of [
    ['is unknown at first, and nothing is stored', undefined, '/', undefined, null],
    [
      'is that of the address, which is remembered',
      ...(['flutter', '/?platform=ios#first-steps', 'iOS', 'ios'] as const),
    ],
    [
      'is the remembered one if the address names none that exists',
      'react-native',
      '/?platform=windows&utm_source=mail#first-steps',
      ...(['React Native', 'react-native'] as const),
    ],
  ] as const) {
    test(
      `${what}, even before the application starts, and nothing moves then`,
      {tag: '@12.2'},
      async ({page}) => {
        if (remembered) {
          await store(page, keys.platform, remembered);
        }
        const start = await openEarly(page, address);
        const expectPlatform = async () => {
          await expectDocs(page, platform ?? 'Android');
          await expectLandingPage(page, platform);
        };
        const places = () => placesOf(page, 'h1, h2, [role="tab"], .navbar__link');
        await expectPlatform();
        const before = await places();
        await start();
        await expectPlatform();
        expect(await places()).toEqual(before);
        await expect.poll(() => stored(page, keys.platform)).toBe(keeps);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `${facts.site.url}/`,
        );
      },
    );
  }

  test(
    'is that of a tab which the reader chooses before the application starts',
    {tag: '@9.2'},
    async ({page}) => {
      const start = await openEarly(page, '/?platform=android');
      await tab(page, 'iOS').click();
      await expectLandingPage(page, 'iOS');
      await expectDocs(page, 'iOS');
      await start();
      await expect(page).toHaveURL('/?platform=ios');
      await expectLandingPage(page, 'iOS');
      await expectDocs(page, 'iOS');
    },
  );

  test('is remembered from a page, a link, a tab and the switcher, and other windows follow', async ({
    page,
    context,
  }) => {
    await open(page, '/ReactNative/examples?platform=ios');
    await expect.poll(() => stored(page, keys.platform)).toBe('react-native');
    await expectDocs(page, 'React Native');
    await test.step('a link, without a reload', async () => {
      await footerLink(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await page.getByRole('link', {name: facts.provider.name, exact: true}).click();
      await expect(page).toHaveURL('/');
      await expectLandingPage(page, 'Flutter');
      await expectDocs(page, 'Flutter');
      await followNewLink(page, '/?platform=react-native');
      await expectLandingPage(page, 'React Native');
      await expectDocs(page, 'React Native');
    });
    await test.step('a tab, which the address then names', async () => {
      await tab(page, 'iOS').click();
      await expect(page).toHaveURL('/?platform=ios');
      await expectLandingPage(page, 'iOS');
      await expectDocs(page, 'iOS');
      expect(await stored(page, keys.platform)).toBe('ios');
      await tab(page, 'iOS').evaluate((element) => element.scrollIntoView({block: 'center'}));
      const before = await scrolled(page);
      await tab(page, 'iOS').click();
      expect(await scrolled(page)).toBe(before);
    });
    await test.step('the switcher, in another window', async () => {
      const other = await context.newPage();
      await open(other, '/');
      await expectLandingPage(other, 'iOS');
      await open(other, '/Android/install');
      await switcher(other).getByRole('link', {name: 'React Native', exact: true}).click();
      await expectLandingPage(page, 'React Native');
      await expectDocs(page, 'React Native');
      await open(page, '/Android/install');
      await switcher(other).getByRole('link', {name: 'Flutter', exact: true}).click();
      await expect.poll(() => stored(page, keys.platform)).toBe('flutter');
      await page.getByRole('link', {name: facts.provider.name, exact: true}).click();
      await expectLandingPage(page, 'Flutter');
    });
  });
});
