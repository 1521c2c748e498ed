import type {Page} from '@playwright/test';
import {platformDocs} from '../harness/docs';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';
import {timeLoading} from '../harness/time-loading';

test.use({variant: 'kitchen'});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const button = (page: Page) => navbar(page).getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByLabel('Search the documentation');
const results = (page: Page) => dialog(page).getByRole('list', {name: 'Results'}).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the dialog by keyboard, waits until it is ready, and types. */
async function openSearch(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type(query);
}

/** Presses next to the dialog. */
const pressOutside = (page: Page) => page.mouse.click(20, 700);

/** Selects a part of the field, and lets go of the mouse next to the dialog. */
async function selectPastTheEdge(page: Page): Promise<void> {
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
}

test(
  'the search opens with a key or its button, and gives the focus back when it closes',
  {tag: ['@9.4', '@9.14', '@11.3']},
  async ({page}) => {
    await open(page, '/Android/using');
    const link = navbar(page)
      .getByRole('link')
      .filter({hasText: /^Website$/});
    await link.focus();
    // Alone, a letter or a sign is no shortcut: WCAG 2.2, 2.1.4.
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await expect(field(page), key).toHaveValue('');
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
      await page.keyboard.type('some words');
      await page.keyboard.press(key === 'Meta+k' ? key : 'Escape');
      await expect(dialog(page), key).toBeHidden();
      await expect(link, key).toBeFocused();
    }
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', {name: 'Close the search'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await selectPastTheEdge(page);
    await expect(dialog(page)).toBeVisible();
    await pressOutside(page);
    await expect(dialog(page)).toBeHidden();

    await test.step('for a press that comes before the browser has reported that it closed', async () => {
      await openSearch(page, 'start');
      await page.evaluate(() => {
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        document.querySelector<HTMLElement>('[data-search-button]')?.click();
      });
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
    });
  },
);

test(
  'the search closes on a press outside it where browsers leave that to the page, but not while a reader selects',
  {tag: '@9.14'},
  async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      const set = Reflect.get(Element.prototype, 'setAttribute');
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'closedby') {
          set.call(this, name, value);
        }
      };
    });
    await open(page, '/');
    await openSearch(page, 'words');
    await selectPastTheEdge(page);
    await expect(field(page)).toBeFocused();
    await pressOutside(page);
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'before the application starts, the search has the key of the system, and a press is not lost',
  {tag: ['@9.2', '@11.3']},
  async ({context}) => {
    for (const [system, key, ask] of [
      ['Macintosh', '"⌘ K"', (page: Page) => page.keyboard.press('Meta+k')],
      ['Windows NT', '"Ctrl K"', (page: Page) => page.keyboard.press('Control+k')],
      ['Linux', '"Ctrl K"', (page: Page) => button(page).click()],
    ] as const) {
      await test.step(system, async () => {
        const page = await context.newPage();
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'userAgent', {value});
        }, system);
        const release = await holdFiles(page);
        await page.goto('/iOS/install', {waitUntil: 'commit'});
        const hint = button(page).locator('kbd');
        await expect(hint).toBeVisible();
        expect(await hint.evaluate((kbd) => getComputedStyle(kbd, '::before').content)).toBe(key);
        await ask(page);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        release();
        await hydrated(page);
        await expect(field(page)).toBeFocused();
        await page.close();
      });
    }
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
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const indexes = () => requests.filter((path) => path === '/search-index.json');
      const release = await holdFiles(page, /search-index\.json$/);
      await open(page, '/Android/using');
      await expect(page.locator('code-tools:empty')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(indexes()).toEqual([]);
      const before = requests.length;
      await button(page).hover();
      await button(page).focus();
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests.slice(before)).toEqual(['/robots.txt']);

      const wait = await timeLoading(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('work');
      expect(await wait()).toBeGreaterThanOrEqual(200);
      await expect(status(page)).toHaveText('Loading…');
      release();
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.type(' offline');
      await expect(field(page)).toHaveValue('work offline');
      await expect(results(page).first()).toContainText('Work offline');
      await page.keyboard.press('Escape');

      await context.setOffline(true);
      await openSearch(page, 'handle errors');
      await expect(results(page).first()).toContainText('Handle errors');
      expect(indexes()).toHaveLength(1);
      expect(requests.filter((path) => path.includes('offline'))).toEqual([]);
    },
  );
});

test(
  'results say where they are, mark what was found, and lead to their sections',
  {tag: ['@4.3', '@11.4']},
  async ({page}) => {
    await open(page, '/Flutter/using');
    await openSearch(page);
    for (const [what, query, heading] of [
      ['words', 'work offline', 'Work offline'],
      ['the beginning of a word', 'handle err', 'Handle errors'],
      ['a word in spite of two typos', 'prmssions', 'Ask for permissions'],
    ] as const) {
      await field(page).fill(query);
      await expect.soft(results(page).first(), what).toContainText(heading);
      await expect.soft(results(page).first(), what).toContainText('Using on Flutter');
      await expect.soft(results(page).first().locator('mark').first(), what).toBeVisible();
      await expect.soft(status(page), what).toHaveText(/Results: \d+, \d+ shown$/);
    }
    await test.step('Enter follows the best, on another page or further down on the same one', async () => {
      for (const query of ['handle errors ios', 'work offline ios', 'work offline ios']) {
        await field(page).fill(query);
        await expect(results(page).first()).toContainText('Using on iOS');
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeHidden();
        const heading = page.getByRole('heading', {name: /^(Handle errors|Work offline)/});
        await expect(
          heading.filter({hasText: new RegExp(query.slice(0, 4), 'i')}),
        ).toBeInViewport();
        await page.evaluate(() => window.scrollTo(0, 0));
        await openSearch(page);
      }
      await expect(page).toHaveURL('/iOS/using#work-offline');
    });
    await test.step('thousands of words are cut off', async () => {
      await page.keyboard.insertText('to be '.repeat(1500));
      await expect(status(page)).toHaveText(/results?|nothing/i);
      expect((await field(page).inputValue()).length).toBeLessThanOrEqual(300);
    });
  },
);

test(
  'arrow keys move the focus through the field and the results, and what is typed goes to the field',
  {tag: ['@9.4', '@9.14']},
  async ({page}) => {
    await open(page, '/Android/using');
    await openSearch(page, 'offline');
    await expect(results(page).first()).toContainText('offline');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await expect(results(page).first()).not.toHaveCSS('outline-style', 'none');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(results(page).last()).toBeFocused();
    await expect(results(page).last()).toBeInViewport();
    await page.keyboard.type('!');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('offline!');
    const target = await results(page).nth(1).getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  "results open in a new tab with the browser's own ways, and the dialog stays",
  {tag: '@9.4'},
  async ({page, context}) => {
    await open(page, '/Android/using');
    await openSearch(page, 'handle errors');
    await expect(results(page).first()).toContainText('Handle errors');
    for (const openInTab of [
      () => page.keyboard.press('Control+Enter'),
      () =>
        results(page)
          .first()
          .click({modifiers: ['Control']}),
      () => results(page).first().click({button: 'middle'}),
    ]) {
      const opened = context.waitForEvent('page');
      await openInTab();
      const tab = await opened;
      await expect(tab).toHaveURL('/Android/using#handle-errors');
      await tab.close();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/Android/using');
    }
  },
);

test(
  "pages of the reader's platform come first: that of the query, or of the page, or of the choice",
  {tag: ['@10.2', '@11.5']},
  async ({page}) => {
    const choose = (platform: string) =>
      page.evaluate((value) => localStorage.setItem('docusaurus.tab.platform', value), platform);
    await open(page, '/blog');
    await test.step('no choice, or one that makes no sense', async () => {
      for (const platform of ['', 'toString']) {
        await choose(platform);
        await page.reload();
        await hydrated(page);
        await openSearch(page);
        const offered = await results(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        );
        // The kitchen has a second instance of the docs, with an install page.
        expect(offered.sort()).toEqual([...platformDocs, '/second/Android/install'].sort());
        await page.keyboard.type('configure');
        await expect(results(page).first()).toContainText('onfigure');
      }
    });
    await choose('flutter');
    for (const [address, query, platform] of [
      ['/blog', 'configure', 'Flutter'],
      ['/blog', 'configure react native', 'React Native'],
      ['/iOS/install', 'configure', 'iOS'],
    ] as const) {
      await open(page, address);
      await openSearch(page);
      const own = address === '/blog' ? 'Flutter' : platform;
      await expect(results(page)).toHaveText([
        `Install on ${own}`,
        `Using on ${own}`,
        `Examples for ${own}`,
      ]);
      await page.keyboard.type(query);
      await expect(results(page).first()).toContainText(`Using on ${platform}`);
    }
  },
);

test(
  'if nothing is found, the search says so, suggests the nearest words and offers pages',
  {tag: '@11.6'},
  async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'qqqqqqqqqq');
    await expect(status(page)).toHaveText('Nothing found for “qqqqqqqqqq”.');
    await expect(results(page)).toHaveCount(3);
    await expect(dialog(page).getByText('Did you mean')).toBeHidden();
    await field(page).fill('prmssons');
    await dialog(page).getByRole('button', {name: 'permissions'}).click();
    await expect(field(page)).toHaveValue('permissions');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toContainText('permissions');
  },
);

test.describe('a search that cannot be loaded', () => {
  // These tests are about failing requests, each of which the browser reports, and then React what it led to.
  test.use({
    allowedConsole: [
      /Failed to (load resource|fetch)|ChunkLoadError|Loading chunk|search-index\.json: 503|token '<'|reading 'map'/,
    ],
  });

  const INDEX = '**/search-index.json';

  test(
    'says so, with what the host answered, and "Retry" tries again',
    {tag: ['@9.4', '@11.7']},
    async ({page}) => {
      const alert = dialog(page).getByRole('alert');
      const retry = alert.getByRole('button', {name: 'Retry'});
      for (const [what, files, answer, said] of [
        ['no index', INDEX, undefined, ''],
        ['no chunks', '**/assets/js/**', undefined, ''],
        ['a status', INDEX, {status: 503}, '/search-index.json: 503'],
        ['a page', INDEX, {contentType: 'text/html', body: '<!doctype html>'}, ''],
        ['another index', INDEX, {contentType: 'application/json', body: '{"entries": []}'}, ''],
      ] as const) {
        await test.step(what, async () => {
          await open(page, '/Android/using');
          await expect(page.locator('code-tools:empty')).toHaveCount(0);
          await page.route(files, (route) => (answer ? route.fulfill(answer) : route.abort()));
          await button(page).click();
          await expect(alert).toContainText('The search could not be loaded.');
          await expect(alert).toContainText(said);
          await page.keyboard.type('offline');
          await retry.click();
          await expect(field(page)).toBeFocused();
          await expect(retry).toBeVisible();
          await page.unroute(files);
          await retry.click();
          await expect(results(page).first()).toContainText('offline');
          await expect(field(page)).toBeFocused();
        });
      }
    },
  );
});

test.describe('a crash in the search', () => {
  test.use({allowedConsole: [/Cannot read|is not|React error|asked to fail/]});

  test('leaves the page alone', {tag: '@9.15'}, async ({page}) => {
    await open(page, '/Android/using');
    await openSearch(page);
    await page.evaluate(() => {
      String.prototype.trim = () => {
        throw new Error('asked to fail');
      };
    });
    await field(page).fill('a');
    await expect(page.getByRole('alert')).toContainText('asked to fail');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('This page crashed')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, isMobile: true});

  test(
    'the search has its button beside the name, and fills the screen',
    {tag: ['@9.7', '@9.8', '@11.3']},
    async ({page}) => {
      await open(page, '/Android/using');
      const name = await page.locator('.navbar__brand').first().boundingBox();
      const box = await button(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
      await button(page).tap();
      await expect(results(page).first()).toBeVisible();
      expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 320, height: 640});
      await page.keyboard.type('permission');
      await expect(results(page).first()).toContainText('permission');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await results(page).first().tap();
      await expect(dialog(page)).toBeHidden();
    },
  );
});
