import type {Page} from '@playwright/test';
import {expectAtTop, scrolled} from '../harness/page';
import {contents, footerLink, section, skipLink, switcher, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';

/** What a screen reader is asked to say of its own accord. */
const announced = (page: Page) => page.locator('[aria-live]', {hasText: facts.sdk.name});

test(
  'another page starts at its top, is announced, and leads the keyboard to the skip link; going back returns',
  {tag: ['@1.5', '@3.1', '@4.3', '@9.4', '@9.5', '@10.12']},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/Android/using');
    await expect(announced(page)).toHaveCount(0);
    await footerLink(page, 'Flutter').scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await footerLink(page, 'Flutter').click();
    // First: once it has been said, it goes.
    await expect(announced(page)).toHaveText(`Install on Flutter | ${facts.sdk.name}`);
    await expect(title(page)).toHaveText('Install on Flutter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(skipLink(page)).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(skipLink(page)).not.toBeInViewport();
    // What has the focus now isn't a tab stop itself: the next stop shows where it is.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await page.goBack();
    await expect(announced(page)).toHaveText(`Using on Android | ${facts.sdk.name}`);
    await expect(title(page)).toHaveText('Using on Android');
    await expect.poll(() => scrolled(page)).toBe(before);
    await test.step('the announcement takes no room, and is gone once it has been said', async () => {
      const footer = await page.getByRole('contentinfo').boundingBox();
      const bottom = (footer?.y ?? NaN) + (footer?.height ?? NaN) + (await scrolled(page));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(
        Math.round(bottom),
      );
      await page.clock.fastForward(10_000);
      await expect(announced(page)).toHaveCount(0);
    });
    await test.step('one that another follows soon does not take it away', async () => {
      await page.clock.pauseAt('2100-01-01');
      await footerLink(page, 'Flutter').click();
      await expect(title(page)).toHaveText('Install on Flutter');
      await page.clock.runFor(4000);
      await page.goBack();
      await expect(title(page)).toHaveText('Using on Android');
      await page.clock.runFor(4000);
      await expect(announced(page)).toHaveText(`Using on Android | ${facts.sdk.name}`);
    });
  },
);

test(
  'an address with an anchor begins there, below the navbar, and the keyboard continues from there',
  {tag: ['@4.3', '@9.5', '@10.1']},
  async ({page}) => {
    const expectAt = async (address: string, name: string) => {
      await expect(page).toHaveURL(address);
      await expectAtTop(page, section(page, name));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: `Direct link to ${name}`})).toBeFocused();
    };
    await test.step('on arrival', async () => {
      await open(page, '/Android/using#glow-offline');
      await expectAt('/Android/using#glow-offline', 'Glow offline');
    });
    await test.step('by the table of contents, which announces nothing', async () => {
      await contents(page).getByRole('link', {name: 'Mend errors'}).press('Enter');
      await expectAt('/Android/using#mend-errors', 'Mend errors');
      await expect(announced(page)).toHaveCount(0);
    });
    await test.step('by the platform switcher', async () => {
      await switcher(page).getByRole('link', {name: 'iOS'}).press('Enter');
      await expectAt('/iOS/using#mend-errors', 'Mend errors');
    });
    await test.step('by a link on another page', async () => {
      await open(page, '/iOS/install');
      const link = page.getByRole('main').locator('a[href="/iOS/using#turn-on-a-lamp"]');
      await link.press('Enter');
      await expectAt('/iOS/using#turn-on-a-lamp', 'Turn on a lamp');
    });
    await test.step('by a result of the search on the same page', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mend errors');
      await expect(page.getByRole('dialog').locator('li a').first()).toContainText('Mend errors');
      await page.keyboard.press('Enter');
      await expectAt('/iOS/using#mend-errors', 'Mend errors');
    });
  },
);
