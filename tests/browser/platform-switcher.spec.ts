import type {Locator, Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const switcher = (page: Page) => page.getByRole('navigation', {name: 'Platform'});
const linkTo = (page: Page, platform: string) =>
  switcher(page).getByRole('link', {name: platform, exact: true});
// A heading's name ends with that of its anchor.
const section = (page: Page, name: string) =>
  page.getByRole('heading', {name: new RegExp(`^${name}`)});

/** The heading is the first thing below the navbar. */
async function expectAtTop(page: Page, heading: Locator): Promise<void> {
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const bottom = (navbar?.y ?? 0) + (navbar?.height ?? 0);
  const top = async () => ((await heading.boundingBox())?.y ?? 0) - bottom;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(32);
}

test('a page without a platform has no switcher', async ({page}) => {
  await open(page, '/');
  await expect(switcher(page)).toHaveCount(0);
});

test.describe('among pages that not every platform has', () => {
  test.use({variant: 'fixture-pages'});

  test('the switcher of a page in a folder links to the same page for the platforms that list it', async ({
    page,
  }) => {
    await open(page, '/fixtures/Android/guides/shrink-code#keep-rules');
    await expect(switcher(page).getByRole('link')).toHaveText(['Android', 'Flutter']);
    await expect(linkTo(page, 'Android')).toHaveAttribute('aria-current', 'page');
    await linkTo(page, 'Flutter').click();
    await expect(page).toHaveURL('/fixtures/Flutter/guides/shrink-code#keep-rules');
    await expect(linkTo(page, 'Flutter')).toHaveAttribute('aria-current', 'page');
  });

  test("an unlisted page's switcher has the page, and the listed ones of other platforms", async ({
    page,
  }) => {
    await open(page, '/fixtures/iOS/guides/shrink-code');
    await expect(switcher(page).getByRole('link')).toHaveText(['Android', 'iOS', 'Flutter']);
    await expect(linkTo(page, 'iOS')).toHaveAttribute('aria-current', 'page');
  });

  test('a page that a single platform has, has no switcher', async ({page}) => {
    await open(page, '/fixtures/Android/guides/widgets');
    await expect(switcher(page)).toHaveCount(0);
  });

  test('the overview has cards for platforms with listed pages, and links to those', async ({
    page,
  }) => {
    await open(page, '/fixtures/overview');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 3})).toHaveText(['Android']);
    await expect(main.getByRole('link', {name: /Android$/})).toHaveText(['Install on Android']);
  });
});

for (const [device, viewport] of [
  ['desktop', {width: 1280, height: 800}],
  ['phone', {width: 320, height: 640}],
] as const) {
  test.describe(`on a ${device}, the platform switcher`, () => {
    test.use({viewport});

    test('keeps the section that the address names', async ({page}) => {
      await open(page, '/Android/using#handle-errors');
      await linkTo(page, 'iOS').click();
      await expect(page).toHaveURL('/iOS/using#handle-errors');
      await expect(page.getByRole('heading', {level: 1})).toContainText('iOS');
      await expectAtTop(page, section(page, 'Handle errors'));
    });

    test('keeps the section on the screen', async ({page}) => {
      await open(page, '/Flutter/using');
      const link = linkTo(page, 'React Native');
      await link.focus();
      await section(page, 'Work offline').evaluate((heading) => heading.scrollIntoView());
      await page.mouse.wheel(0, 100);
      await expect(section(page, 'Work offline')).not.toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/ReactNative/using#work-offline');
      await expectAtTop(page, section(page, 'Work offline'));
    });

    test('goes to the nearest earlier section if the platform lacks that one', async ({page}) => {
      await open(page, '/Android/using#notifications');
      await linkTo(page, 'iOS').click();
      await expect(page).toHaveURL('/iOS/using#background-location');
      await expectAtTop(page, section(page, 'Background location'));
    });

    test('leads from the top to the top', async ({page}) => {
      await open(page, '/Android/install');
      await linkTo(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await expect(
        page.getByRole('heading', {level: 1, name: 'Install on Flutter'}),
      ).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('fits, and is easy to hit', async ({page}) => {
      await open(page, '/ReactNative/install');
      const {width, right} = await switcher(page).evaluate((nav) => ({
        width: document.documentElement.scrollWidth,
        right: nav.getBoundingClientRect().right,
      }));
      expect(width).toBe(viewport.width);
      expect(right).toBeLessThanOrEqual(viewport.width);
      for (const link of await switcher(page).getByRole('link').all()) {
        await expect(link).toBeInViewport({ratio: 1});
        const box = await link.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
    });

    test('exists before the application starts, and moves nothing when it does', async ({page}) => {
      const release = await holdFiles(page);
      await page.goto('/iOS/using', {waitUntil: 'commit'});
      const title = page.getByRole('heading', {level: 1});
      const places = async () => [await switcher(page).boundingBox(), await title.boundingBox()];
      await expect(linkTo(page, 'iOS')).toHaveAttribute('aria-current', 'page');
      const before = await places();
      release();
      await hydrated(page);
      expect(await places()).toEqual(before);
    });
  });
}

test('going back from another platform returns to the section, and forward again', async ({
  page,
}) => {
  await open(page, '/Android/using#notifications');
  await linkTo(page, 'iOS').click();
  await expect(page).toHaveURL('/iOS/using#background-location');
  await expectAtTop(page, section(page, 'Background location'));
  await page.goBack();
  await expect(page).toHaveURL('/Android/using#notifications');
  await expectAtTop(page, section(page, 'Notifications'));
  await page.goForward();
  await expect(page).toHaveURL('/iOS/using#background-location');
  await expectAtTop(page, section(page, 'Background location'));
});

test('a click with the control key opens the other platform in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/Android/using#handle-errors');
  const opened = context.waitForEvent('page');
  await linkTo(page, 'iOS').click({modifiers: ['ControlOrMeta']});
  const newTab = await opened;
  await expect(newTab.getByRole('heading', {level: 1})).toContainText('iOS');
  await expect(page).toHaveURL('/Android/using#handle-errors');
});

test('the switcher can be used by keyboard, and shows where the focus is', async ({page}) => {
  await open(page, '/Android/install');
  await linkTo(page, 'Android').focus();
  await page.keyboard.press('Tab');
  await expect(linkTo(page, 'iOS')).toBeFocused();
  await expect(linkTo(page, 'iOS')).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iOS/install');
});

test('with forced colours, the current platform looks different from the others', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/Android/install');
  const colour = (platform: string) =>
    linkTo(page, platform).evaluate((link) => getComputedStyle(link).color);
  expect(await colour('iOS')).toBe(await colour('Flutter'));
  expect(await colour('Android')).not.toBe(await colour('iOS'));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the switcher links to the same page for the other platform', async ({page}) => {
    await page.goto('/Android/using');
    await linkTo(page, 'React Native').click();
    await expect(page).toHaveURL('/ReactNative/using');
  });
});
