import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {
  contents,
  contentsButton,
  footerLink,
  navbar,
  skipLink,
  switcher,
  title,
} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

/** What a screen reader is asked to say of its own accord. */
const announced = (page: Page) => page.locator('[aria-live]', {hasText: facts.sdk.name});

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test(
  'another page starts at its top, is announced, and leads the keyboard to the skip link; going back returns',
  {tag: ['@4.3', '@9.5', '@10.12']},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/Android/using');
    await expect(announced(page)).toHaveCount(0);
    await footerLink(page, 'Flutter').scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await footerLink(page, 'Flutter').click();
    await expect(title(page)).toHaveText('Install on Flutter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(announced(page)).toHaveText(`Install on Flutter | ${facts.sdk.name}`);
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();

    await page.goBack();
    await expect(title(page)).toHaveText('Using on Android');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before / 2);
    await expect(announced(page)).toHaveText(`Using on Android | ${facts.sdk.name}`);
    await test.step('what was said is not left at the end of the page', async () => {
      await page.clock.fastForward(10_000);
      await expect(announced(page)).toHaveCount(0);
    });
  },
);

test(
  'an address with an anchor begins there, below the navbar, and the keyboard continues from there',
  {tag: ['@4.3', '@9.5', '@10.1']},
  async ({page}) => {
    const expectAt = async (address: string, section: string) => {
      await expect(page).toHaveURL(address);
      const heading = page.getByRole('heading', {name: section});
      await expect(heading).toBeInViewport();
      const box = await navbar(page).boundingBox();
      const bottom = (box?.y ?? NaN) + (box?.height ?? NaN);
      await expect
        .poll(async () => (await heading.boundingBox())?.y)
        .toBeGreaterThanOrEqual(bottom);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: `Direct link to ${section}`})).toBeFocused();
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
    await test.step('by a result of the search', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('glow offline flutter');
      await page.getByRole('dialog').locator('[href="/Flutter/using#glow-offline"]').click();
      await expectAt('/Flutter/using#glow-offline', 'Glow offline');
    });
  },
);

test(
  'the skip link has the first focus, is only seen then, and leads to the main content',
  {tag: ['@3.1', '@9.4', '@9.5']},
  async ({page}) => {
    for (const route of ['/iOS/install', '/blog']) {
      await open(page, route);
      await expect(skipLink(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink(page), route).toBeFocused();
      await expect(skipLink(page)).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(skipLink(page)).not.toBeInViewport();
      // What has the focus now isn't a tab stop itself: the next stop shows where it is.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus'), route).toHaveCount(1);
    }
  },
);

test(
  'only a table that is wider than the page is a tab stop, and a button of contents says whether they are open',
  {tag: '@9.4'},
  async ({page}) => {
    await open(page, '/markdown-page');
    const table = page.getByRole('group', {name: 'Table, scrolls sideways'});
    await expect(page.getByRole('table')).toBeVisible();
    await expect(table).toHaveCount(0);
    await page.setViewportSize({width: 320, height: 800});
    await table.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

    await open(page, '/Android/using');
    for (const expanded of ['false', 'true', 'false']) {
      await expect(contentsButton(page)).toHaveAttribute('aria-expanded', expanded);
      await contentsButton(page).click();
    }
  },
);

for (const [asked, sent, heading, own] of [
  ['/Android//install', '/Android/install', 'Install on Android', '/Android/install'],
  ['/android/Install/index.html', '/Android/install', 'Install on Android', '/Android/install'],
  // A host that answers every address with the start page.
  ['/Android/install', '/', 'Install on Android', '/Android/install'],
  // A copy of the site.
  ['/copy/Android/install', '/Android/install', 'Install on Android', '/copy/Android/install'],
  ['/Android/100%', '/404.html', 'Page Not Found', '/Android/100%25'],
] as const) {
  test(
    `${asked}, for which a host sends ${sent}, is ${heading} at ${own}, without an error`,
    {tag: ['@2.8', '@12.10', '@16.6']},
    async ({page, request}) => {
      const body = await (await request.get(sent)).text();
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({contentType: 'text/html', body})
          : route.continue(),
      );
      await page.goto(asked);
      await hydrated(page);
      await expect(title(page)).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(own);
    },
  );
}

test(
  'an anchor that cannot be decoded, as a percent sign in it encodes nothing, leaves the page alone',
  {tag: '@4.3'},
  async ({page}) => {
    await open(page, '/Android/install');
    for (const [anchor, encoded] of [
      ['50%', '50%25'],
      ['%E0%A4%A', '%25E0%25A4%25A'],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      await expect(page).toHaveURL((url) => url.hash === `#${encoded}`);
      await expect(title(page)).toHaveText('Install on Android');
    }
  },
);
