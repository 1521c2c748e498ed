import type {Locator, Page} from '@playwright/test';
import {openEarly, placesOf} from '../harness/page';
import {navbar, section, switcher, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const linkTo = (page: Page, platform: string) =>
  switcher(page).getByRole('link', {name: platform, exact: true});

/** The heading is the first thing below the navbar. */
async function expectAtTop(page: Page, heading: Locator): Promise<void> {
  const box = await navbar(page).boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  const top = async () => ((await heading.boundingBox())?.y ?? 0) - bottom;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(32);
}

test(
  'the switcher has the page, and the same one for each platform that lists it; the overview has cards for those',
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
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 3})).toHaveText(['Android']);
    await expect(main.getByRole('link', {name: /^(?!Previous|Next).*Android$/})).toHaveText([
      'Install on Android',
    ]);
  },
);

for (const viewport of [
  {width: 1280, height: 800},
  {width: 320, height: 640},
]) {
  test(
    `${viewport.width} px wide, the switcher is there before the application starts, fits, and keeps the section that the reader is in`,
    {tag: ['@9.7', '@9.8', '@10.1', '@12.2']},
    async ({page}) => {
      await page.setViewportSize(viewport);
      const start = await openEarly(page, '/Android/using#mend-errors');
      await expect(linkTo(page, 'Android')).toHaveAttribute('aria-current', 'page');
      await expect(section(page, 'Mend errors')).toBeInViewport();
      const parts = 'h1, nav[aria-label="Platform"]';
      const before = await placesOf(page, parts);
      await start();
      expect(await placesOf(page, parts)).toEqual(before);
      const boxes = await switcher(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
        );
      for (const {left, right, width, height} of boxes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(viewport.width);
      }
      await test.step('the section that the address names', async () => {
        await linkTo(page, 'iOS').click();
        await expect(page).toHaveURL('/iOS/using#mend-errors');
        await expect(title(page)).toContainText('iOS');
        await expectAtTop(page, section(page, 'Mend errors'));
      });
      await test.step('the section on the screen', async () => {
        await page.unrouteAll({behavior: 'ignoreErrors'});
        await open(page, '/iOS/using');
        await linkTo(page, 'React Native').focus();
        await section(page, 'Glow offline').evaluate((heading) => heading.scrollIntoView());
        await page.mouse.wheel(0, 100);
        await expect(section(page, 'Glow offline')).not.toBeInViewport({ratio: 1});
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/ReactNative/using#glow-offline');
        await expect(title(page)).toContainText('React Native');
        await expectAtTop(page, section(page, 'Glow offline'));
      });
      await test.step('from the top to the top', async () => {
        await open(page, '/Android/install');
        await linkTo(page, 'Flutter').click();
        await expect(page).toHaveURL('/Flutter/install');
        await expect(title(page)).toContainText('Flutter');
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      });
    },
  );
}

test(
  'it leads to the nearest earlier section that the platform has, and the ways of the browser work: back, forward, a new tab, keys',
  {tag: ['@9.4', '@10.1', '@10.12']},
  async ({page, context}) => {
    const [here, there] = ['/Android/using#only-on-android', '/iOS/using#lamps-in-the-background'];
    await open(page, here);
    const opened = context.waitForEvent('page');
    await linkTo(page, 'iOS').click({modifiers: ['ControlOrMeta']});
    await expect((await opened).getByRole('heading', {level: 1})).toContainText('iOS');
    await expect(page).toHaveURL(here);

    await linkTo(page, 'Android').focus();
    await page.keyboard.press('Tab');
    await expect(linkTo(page, 'iOS')).toBeFocused();
    await expect(linkTo(page, 'iOS')).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(there);
    await expectAtTop(page, section(page, 'Lamps in the background'));
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expectAtTop(page, section(page, 'Only on Android'));
    await page.goForward();
    await expect(page).toHaveURL(there);
    await expectAtTop(page, section(page, 'Lamps in the background'));
  },
);
