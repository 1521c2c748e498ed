import type {Locator, Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {holdFiles, openEarly, store} from '../harness/page';
import {searchButton as button, contents, section, title, websiteItem} from '../harness/parts';
import {expect, open, test} from '../harness/test';
import {sdkDocs} from '../kitchen/facts';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByLabel('Search the documentation');
const results = (page: Page) => dialog(page).getByRole('list', {name: 'Results'}).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

/** What shows the focus on a result. */
const lookOf = (result: Locator) =>
  result.evaluate((element) => {
    const {backgroundColor, boxShadow} = getComputedStyle(element);
    return `${backgroundColor} ${boxShadow}`;
  });

/** Opens the dialog by keyboard, waits until it is ready, and types. */
async function openSearch(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type(query);
}

test(
  'the search opens with a key or its button, even before the application starts, and gives the focus back when it closes',
  {tag: ['@9.2', '@9.4', '@9.14', '@11.3']},
  async ({page}) => {
    const start = await openEarly(page, '/Android/using');
    await page.keyboard.press('Control+k');
    await start();
    await expect(field(page)).toBeFocused();
    // The page behind doesn't scroll.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await websiteItem(page).focus();
    // The last one with Caps Lock.
    for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await expect(field(page), key).toHaveValue('');
      await field(page).dispatchEvent('keydown', {key: 'k', metaKey: true, repeat: true});
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await page.keyboard.type('some words');
      await page.keyboard.press('Escape');
      await expect(dialog(page), key).toBeHidden();
      await expect(websiteItem(page), key).toBeFocused();
    }
    await test.step('on a layout without Latin letters', async () => {
      await websiteItem(page).dispatchEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true});
      await expect(field(page)).toBeFocused();
      await page.mouse.click(20, 700);
      await expect(dialog(page)).toBeHidden();
      await expect(websiteItem(page)).toBeFocused();
    });
    await test.step('before the browser has told that it is closed', async () => {
      await openSearch(page, 'some words');
      await dialog(page).evaluate(async (element: HTMLDialogElement) => {
        element.querySelector('button')?.click();
        // The application has heard of the press, as after a reader's own.
        await Promise.resolve();
        document.querySelector<HTMLElement>('[data-search-button]')?.click();
      });
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
    });
    await test.step("not with Apple's key that deletes to the end of the line", async () => {
      await page.locator('html').evaluate(({dataset}) => (dataset.appleKeyboard = ''));
      await openSearch(page, 'some words');
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Meta+k');
    });
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toHaveText(/^Search\s*⌘ K$/, {useInnerText: true});
    await page.locator('html').evaluate(({dataset}) => delete dataset.appleKeyboard);
    await expect(button(page)).toHaveText(/^Search\s*Ctrl K$/, {useInnerText: true});
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', {name: 'Close the search'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  },
);

test.describe('what the search needs', () => {
  // Without a network, the links in the results prefetch their pages in vain, and the browser reports each.
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED/]});

  test(
    'is fetched at its first use, once, and says nothing of it for 200 ms; what is typed meanwhile is kept',
    {tag: ['@4.7', '@11.1', '@11.2']},
    async ({page, context}) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        const {pathname, search} = new URL(request.url());
        requests.push(pathname + search);
      });
      // Without repeats: on a slow machine, what has been prefetched can still be asked for again, as a script.
      const scripts = () => [...new Set(requests.filter((path) => path.endsWith('.js')))];
      const indexes = () => requests.filter((path) => path === '/search-index.json');
      const release = await holdFiles(page, /search-index\.json$/);
      await open(page, '/Android/using');
      await expect(page.locator('code-tools:empty')).toHaveCount(0);
      // Until then, what is behind the links of the page is prefetched.
      await page.waitForLoadState('networkidle');
      const chunks = scripts();
      await button(page).hover();
      await button(page).focus();
      // Whatever the button has asked for was asked for before this.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(indexes()).toEqual([]);
      expect(scripts()).toEqual(chunks);

      await page.keyboard.press('Control+k');
      await page.keyboard.type('glow');
      await expect(status(page)).toHaveText('Loading…');
      expect(await status(page).evaluate(isShown, [200, 300])).toEqual([false, true]);
      release();
      await expect(results(page).first()).toBeVisible();
      expect(scripts().length, 'with its scripts').toBeGreaterThan(chunks.length);
      await page.keyboard.type(' offline');
      await expect(field(page)).toHaveValue('glow offline');
      await expect(results(page).first()).toContainText('Glow offline');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();

      await context.setOffline(true);
      await openSearch(page, 'mend errors');
      await expect(results(page).first()).toContainText('Mend errors');
      expect(indexes()).toHaveLength(1);
      expect(requests.filter((path) => /glow|offline|mend/.test(path))).toEqual([]);
    },
  );
});

/** Whether an element that an animation lets appear shows at each time. Runs in the browser. */
const isShown = (element: Element, times: readonly number[]): boolean[] =>
  times.map((milliseconds) => {
    for (const animation of element.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
    return element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  });

test(
  'results say where they are, mark what was found, and lead to their sections, by keyboard',
  {tag: ['@4.3', '@9.4', '@9.14', '@11.3', '@11.4']},
  async ({page}) => {
    await open(page, '/Flutter/using');
    await openSearch(page);
    for (const [query, heading] of [
      ['glow offline', 'Glow offline'],
      ['prmssions', 'Grant permissions'],
      ['mend err', 'Mend errors'],
    ] as const) {
      await field(page).fill(query);
      const first = results(page).first();
      await expect.soft(first, query).toContainText(heading);
      await expect.soft(first, query).toContainText('Using on Flutter');
      await expect.soft(first.locator('mark').first(), query).toBeVisible();
      await expect.soft(status(page), query).toHaveText(/Results: \d+ of \d+$/);
    }
    await test.step('arrow keys move the focus', async () => {
      for (const [key, target] of [
        ['ArrowDown', results(page).first()],
        ['ArrowUp', field(page)],
        ['ArrowUp', results(page).last()],
      ] as const) {
        await page.keyboard.press(key);
        await expect(target).toBeFocused();
        await expect(target).toBeInViewport();
      }
      await page.getByRole('button', {name: 'Close the search'}).focus();
      await page.keyboard.press('ArrowUp');
      await expect(results(page).last()).toBeFocused();
      // A ring that is transparent shows with forced colours alone.
      const [focused, other] = await Promise.all([
        lookOf(results(page).last()),
        lookOf(results(page).nth(1)),
      ]);
      expect(focused).not.toBe(other);
    });
    await test.step('a key is drawn in the field before the results follow', async () => {
      const before = await results(page).allTextContents();
      const after = await field(page).evaluate(async (element: HTMLInputElement, selector) => {
        element.setRangeText('err', 0, element.value.length);
        element.dispatchEvent(new Event('input', {bubbles: true}));
        // React draws what can't wait now, and nothing else.
        await Promise.resolve();
        return [...document.querySelectorAll(selector)].map(({textContent}) => textContent);
      }, 'dialog li a');
      expect(after).toEqual(before);
      await expect(field(page)).toHaveValue('err');
    });
    await test.step('Enter in the field follows the first, unless it ends a word of an input method', async () => {
      await field(page).fill('glow offline ios');
      await expect(results(page).first()).toContainText('Using on iOS');
      for (const composing of [{isComposing: true}, {keyCode: 229}]) {
        await field(page).dispatchEvent('keydown', {key: 'Enter', ...composing});
        await expect(dialog(page)).toBeVisible();
      }
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/iOS/using#glow-offline');
      await expect(section(page, 'Glow offline')).toBeInViewport();
    });
    await test.step('on going back, the search closes, also where the way back stays on the page', async () => {
      await contents(page).getByRole('link', {name: 'Mend errors'}).click();
      for (const before of ['/iOS/using#glow-offline', '/Flutter/using']) {
        await openSearch(page);
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(before);
      }
    });
  },
);

test(
  "pages of the reader's platform come first: that of the query, or of the page, or of the choice",
  {tag: ['@10.2', '@11.5', '@11.6']},
  async ({page}) => {
    await test.step('none, if there is no choice', async () => {
      await open(page, '/blog');
      await openSearch(page);
      const offered = await results(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      // The kitchen has a second instance of the docs, with an install page.
      expect(offered.sort()).toEqual([...sdkDocs, '/second/Android/install'].sort());
    });
    await store(page, keys.platform, 'flutter');
    for (const [address, own] of [
      ['/blog', 'Flutter'],
      ['/iOS/install', 'iOS'],
    ] as const) {
      await open(page, address);
      await openSearch(page);
      const offered = [`Install on ${own}`, `Using on ${own}`, `Examples for ${own}`];
      await expect(results(page)).toHaveText(offered);
      for (const [query, platform] of [
        ['configure', own],
        ['configure react native', 'React Native'],
      ] as const) {
        await field(page).fill(query);
        await expect(results(page).first()).toContainText(`Using on ${platform}`);
      }
    }
    await test.step('if nothing is found, the nearest words and pages are offered', async () => {
      await field(page).fill('qqqqqqqqqq&#');
      await expect(status(page)).toHaveText('Nothing found for “qqqqqqqqqq&#”.');
      await expect(results(page)).toHaveCount(3);
      await expect(dialog(page).getByRole('link', {name: /^Ask \S+@\S+$/})).toHaveAttribute(
        'href',
        /^mailto:\S+@\S+\?subject=qqqqqqqqqq%26%23$/,
      );
      await field(page).fill('prmssons');
      await dialog(page).getByRole('button', {name: 'permissions'}).click();
      await expect(field(page)).toHaveValue('permissions');
      await expect(field(page)).toBeFocused();
      await expect(results(page).first()).toContainText('permissions');
    });
  },
);

test.describe('a search that fails', () => {
  // Each failure is reported by the browser, and then by React.
  test.use({allowedConsole: [/Failed to load|Loading chunk|: 503|React error|asked to fail/]});

  test(
    'to load says so, with what the host answered, and "Retry" tries again; a crash leaves the page alone',
    {tag: ['@9.4', '@9.15', '@11.7']},
    async ({page}) => {
      const alert = dialog(page).getByRole('alert');
      for (const [files, said] of [
        ['**/assets/js/**', 'Loading chunk'],
        ['**/search-index.json', '/search-index.json: 503'],
      ] as const) {
        await open(page, '/Android/using');
        await expect(page.locator('code-tools:empty')).toHaveCount(0);
        await page.route(files, (route) => route.fulfill({status: 503}));
        await button(page).click();
        await expect(alert).toContainText('The search did not load');
        await expect(alert).toContainText(said);
        await page.keyboard.type('offline');
        await page.unroute(files);
        await alert.getByRole('button', {name: 'Retry'}).click();
        await expect(results(page).first()).toContainText('offline');
        await expect(field(page)).toBeFocused();
      }
      await test.step('a crash', async () => {
        await page.evaluate(() => {
          String.prototype.trim = () => {
            throw new Error('asked to fail');
          };
        });
        await field(page).fill('a');
        await expect(page.getByRole('alert')).toContainText('asked to fail');
        await page.keyboard.press('Escape');
        await expect(title(page)).toBeVisible();
        await expect(page.getByText('This page crashed')).toBeHidden();
      });
    },
  );
});
