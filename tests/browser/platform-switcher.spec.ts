import type {Locator, Page} from '@playwright/test';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

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

test.describe('among pages that not every platform has', () => {
  test(
    'the switcher has the page, and the same one for each platform that lists it',
    {tag: '@10.1'},
    async ({page}) => {
      await open(page, '/Android/guides/shrink-code#keep-rules');
      await expect(switcher(page).getByRole('link')).toHaveText(['Android', 'Flutter']);
      await expect(linkTo(page, 'Android')).toHaveAttribute('aria-current', 'page');
      await linkTo(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/guides/shrink-code#keep-rules');
      await expect(linkTo(page, 'Flutter')).toHaveAttribute('aria-current', 'page');

      await test.step('an unlisted page', async () => {
        await open(page, '/iOS/guides/shrink-code');
        await expect(switcher(page).getByRole('link')).toHaveText(['Android', 'iOS', 'Flutter']);
        await expect(linkTo(page, 'iOS')).toHaveAttribute('aria-current', 'page');
      });
      for (const alone of ['/Android/guides/widgets', '/second/overview']) {
        await open(page, alone);
        await expect(switcher(page), alone).toHaveCount(0);
      }
      await test.step('the overview has cards for platforms with listed pages', async () => {
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', {level: 3})).toHaveText(['Android']);
        await expect(main.getByRole('link', {name: /^(?!Previous|Next).*Android$/})).toHaveText([
          'Install on Android',
        ]);
      });
    },
  );
});

for (const [device, viewport] of [
  ['desktop', {width: 1280, height: 800}],
  ['phone', {width: 320, height: 640}],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({viewport});

    test(
      'the switcher is there before the application starts, fits, and keeps the section that the reader is in',
      {tag: ['@9.7', '@9.8', '@10.1', '@12.2']},
      async ({page}) => {
        const title = page.getByRole('heading', {level: 1});
        const release = await holdFiles(page);
        await page.goto('/Android/using#handle-errors', {waitUntil: 'commit'});
        await expect(linkTo(page, 'Android')).toHaveAttribute('aria-current', 'page');
        await expect(section(page, 'Handle errors')).toBeInViewport();
        const places = () =>
          page.evaluate((selector) => {
            const boxes = [...document.querySelectorAll(selector)].map((element) =>
              JSON.stringify(element.getBoundingClientRect()),
            );
            return [scrollY, ...boxes];
          }, 'h1, nav[aria-label="Platform"]');
        const before = await places();
        release();
        await hydrated(page);
        expect(await places()).toEqual(before);

        await test.step('the section that the address names', async () => {
          await linkTo(page, 'iOS').click();
          await expect(page).toHaveURL('/iOS/using#handle-errors');
          await expect(title).toContainText('iOS');
          await expectAtTop(page, section(page, 'Handle errors'));
        });
        await test.step('the section on the screen', async () => {
          await open(page, '/iOS/using');
          await linkTo(page, 'React Native').focus();
          await section(page, 'Work offline').evaluate((heading) => heading.scrollIntoView());
          await page.mouse.wheel(0, 100);
          await expect(section(page, 'Work offline')).not.toBeInViewport({ratio: 1});
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL('/ReactNative/using#work-offline');
          await expect(title).toContainText('React Native');
          await expectAtTop(page, section(page, 'Work offline'));
        });
        await test.step('the nearest earlier section, if the platform lacks that one', async () => {
          await open(page, '/Android/using#only-on-android');
          await linkTo(page, 'iOS').click();
          await expect(page).toHaveURL('/iOS/using#background-location');
          await expectAtTop(page, section(page, 'Background location'));
        });
        await test.step('from the top to the top', async () => {
          await open(page, '/Android/install');
          await linkTo(page, 'Flutter').click();
          await expect(page).toHaveURL('/Flutter/install');
          await expect(title).toContainText('Flutter');
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        });
        await test.step('it fits, and is easy to hit', async () => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            viewport.width,
          );
          for (const link of await switcher(page).getByRole('link').all()) {
            await expect(link).toBeInViewport({ratio: 1});
            const box = await link.boundingBox();
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
          }
        });
      },
    );
  });
}

test(
  'from one platform to another, the ways of the browser work: back and forward, a new tab, the keyboard',
  {tag: ['@9.4', '@10.1', '@10.12']},
  async ({page, context}) => {
    await open(page, '/Android/using#only-on-android');
    const opened = context.waitForEvent('page');
    await linkTo(page, 'iOS').click({modifiers: ['ControlOrMeta']});
    await expect((await opened).getByRole('heading', {level: 1})).toContainText('iOS');
    await expect(page).toHaveURL('/Android/using#only-on-android');

    await linkTo(page, 'Android').focus();
    await page.keyboard.press('Tab');
    await expect(linkTo(page, 'iOS')).toBeFocused();
    await expect(linkTo(page, 'iOS')).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/iOS/using#background-location');
    await expectAtTop(page, section(page, 'Background location'));
    await page.goBack();
    await expect(page).toHaveURL('/Android/using#only-on-android');
    await expectAtTop(page, section(page, 'Only on Android'));
    await page.goForward();
    await expect(page).toHaveURL('/iOS/using#background-location');
    await expectAtTop(page, section(page, 'Background location'));
  },
);
