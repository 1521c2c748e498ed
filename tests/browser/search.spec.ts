import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../harness/test';
import {holdFiles, openEarly} from '../harness/page';
import {navbar, searchButton as button, section, title, websiteItem} from '../harness/parts';
import {platformDocs} from '../harness/site';

test.use({variant: 'kitchen'});

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

/** A reader who selects past the edge of the dialog keeps it, one who presses next to it closes it. */
async function expectToCloseFromOutside(page: Page): Promise<void> {
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toBeHidden();
}

test(
  'the search opens with a key or its button, and gives the focus back when it closes',
  {tag: ['@9.4', '@9.14', '@11.3']},
  async ({page}) => {
    await open(page, '/Android/using');
    await websiteItem(page).focus();
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
      await expect(websiteItem(page), key).toBeFocused();
    }
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', {name: 'Close the search'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToCloseFromOutside(page);
    await test.step('for a press that comes before the browser has reported that it closed', async () => {
      await openSearch(page, 'start');
      await page.evaluate(() => {
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        document.querySelector<HTMLElement>('[data-search-button]')?.click();
      });
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
    });
    await test.step('where browsers leave a press outside to the page', async () => {
      await page.evaluate(() => {
        document.querySelector('dialog[open]')?.removeAttribute('closedby');
        Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      });
      await expectToCloseFromOutside(page);
    });
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
      const page = await context.newPage();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'userAgent', {value});
      }, system);
      const start = await openEarly(page, '/iOS/install');
      const hint = button(page).locator('kbd');
      await expect(hint).toBeVisible();
      const drawn = await hint.evaluate((kbd) => getComputedStyle(kbd, '::before').content);
      expect(drawn, system).toBe(key);
      await ask(page);
      await start();
      await expect(field(page), system).toBeFocused();
      await page.close();
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
      await button(page).hover();
      await button(page).focus();
      // Whatever the button has asked for was asked for before this.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(indexes()).toEqual([]);
      const chunks = requests.filter((path) => path.endsWith('.js'));

      const wait = await timeLoading(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('glow');
      expect(await wait()).toBeGreaterThanOrEqual(200);
      await expect(status(page)).toHaveText('Loading…');
      release();
      await expect(results(page).first()).toBeVisible();
      const added = requests.filter((path) => path.endsWith('.js') && !chunks.includes(path));
      expect(added, 'its scripts').not.toEqual([]);
      await page.keyboard.type(' offline');
      await expect(field(page)).toHaveValue('glow offline');
      await expect(results(page).first()).toContainText('Glow offline');
      await page.keyboard.press('Escape');

      await context.setOffline(true);
      await openSearch(page, 'mend errors');
      await expect(results(page).first()).toContainText('Mend errors');
      expect(indexes()).toHaveLength(1);
      expect(requests.filter((path) => path.includes('offline'))).toEqual([]);
    },
  );
});

/**
 * Gets ready to time what the search says while it loads: press Ctrl-K once this has returned.
 *
 * @returns waits for the first words, and says how many milliseconds after the key they were visible
 */
async function timeLoading(page: Page): Promise<() => Promise<number>> {
  const timing = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      document.addEventListener('keydown', ({key, ctrlKey, timeStamp}) => {
        const look = () => {
          const words = document.querySelector('dialog[open] [role="status"]');
          if (words?.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
            resolve(performance.now() - timeStamp);
          } else {
            requestAnimationFrame(look);
          }
        };
        if (ctrlKey && key === 'k') {
          look();
        }
      });
    });
    return {time};
  });
  return () => timing.evaluate(({time}) => time);
}

test(
  'results say where they are, mark what was found, and lead to their sections; thousands of words are cut off',
  {tag: ['@4.3', '@9.4', '@9.14', '@11.4']},
  async ({page, context}) => {
    await open(page, '/Flutter/using');
    await openSearch(page);
    for (const [query, heading] of [
      ['glow offline', 'Glow offline'],
      ['mend err', 'Mend errors'],
      ['prmssions', 'Grant permissions'],
    ] as const) {
      await field(page).fill(query);
      const first = results(page).first();
      await expect.soft(first, query).toContainText(heading);
      await expect.soft(first, query).toContainText('Using on Flutter');
      await expect.soft(first.locator('mark').first(), query).toBeVisible();
      await expect.soft(status(page), query).toHaveText(/Results: \d+, \d+ shown$/);
    }
    await test.step("in a new tab with the browser's own ways, and the dialog stays", async () => {
      await field(page).fill('mend errors');
      const first = results(page).first();
      await expect(first).toContainText('Mend errors');
      for (const openInTab of [
        () => page.keyboard.press('Control+Enter'),
        () => first.click({modifiers: ['Control']}),
      ]) {
        const opened = context.waitForEvent('page');
        await openInTab();
        await expect(await opened).toHaveURL('/Flutter/using#mend-errors');
        await (await opened).close();
        await expect(dialog(page)).toBeVisible();
      }
    });
    await test.step('arrow keys move the focus, and what is typed goes to the field', async () => {
      await field(page).focus();
      for (const [key, target] of [
        ['ArrowDown', results(page).first()],
        ['ArrowDown', results(page).nth(1)],
        ['ArrowUp', results(page).first()],
        ['ArrowUp', field(page)],
        ['ArrowUp', results(page).last()],
      ] as const) {
        await page.keyboard.press(key);
        await expect(target).toBeFocused();
        await expect(target).toBeInViewport();
      }
      await expect(results(page).last()).not.toHaveCSS('outline-style', 'none');
      await page.keyboard.type('!');
      await expect(field(page)).toHaveValue('mend errors!');
      await expect(field(page)).toBeFocused();
    });
    await test.step('Enter follows the first, on another page or further down on the same one', async () => {
      for (const [query, heading] of [
        ['mend errors ios', 'Mend errors'],
        ['glow offline ios', 'Glow offline'],
      ] as const) {
        await field(page).fill(query);
        await expect(results(page).first()).toContainText('Using on iOS');
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeHidden();
        await expect(section(page, heading)).toBeInViewport();
        await openSearch(page);
      }
      await expect(page).toHaveURL('/iOS/using#glow-offline');
    });
    await page.keyboard.insertText('to be '.repeat(1500));
    await expect(status(page)).toHaveText(/results?|nothing/i);
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(300);
  },
);

test(
  "pages of the reader's platform come first: that of the query, or of the page, or of the choice",
  {tag: ['@9.7', '@9.8', '@10.2', '@11.3', '@11.5', '@11.6']},
  async ({page}) => {
    const choose = (platform: string) =>
      page.evaluate((value) => localStorage.setItem('docusaurus.tab.platform', value), platform);
    await open(page, '/blog');
    await test.step('none, if there is no choice or one that makes no sense', async () => {
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
    for (const [address, query, own, platform] of [
      ['/blog', 'configure', 'Flutter', 'Flutter'],
      ['/blog', 'configure react native', 'Flutter', 'React Native'],
      ['/iOS/install', 'configure', 'iOS', 'iOS'],
    ] as const) {
      await open(page, address);
      await openSearch(page);
      const offered = [`Install on ${own}`, `Using on ${own}`, `Examples for ${own}`];
      await expect(results(page)).toHaveText(offered);
      await page.keyboard.type(query);
      await expect(results(page).first()).toContainText(`Using on ${platform}`);
    }
    await test.step('if nothing is found, the nearest words and pages are offered', async () => {
      await field(page).fill('qqqqqqqqqq');
      await expect(status(page)).toHaveText('Nothing found for “qqqqqqqqqq”.');
      await expect(results(page)).toHaveCount(3);
      await expect(dialog(page).getByText('Did you mean')).toBeHidden();
      await field(page).fill('prmssons');
      await dialog(page).getByRole('button', {name: 'permissions'}).click();
      await expect(field(page)).toHaveValue('permissions');
      await expect(field(page)).toBeFocused();
      await expect(results(page).first()).toContainText('permissions');
    });
    await test.step('on a phone, the button is beside the name, and the dialog fills the screen', async () => {
      await page.setViewportSize({width: 320, height: 640});
      expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 320, height: 640});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.keyboard.press('Escape');
      const name = await navbar(page).locator('.navbar__brand').first().boundingBox();
      const box = await button(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    });
  },
);

test.describe('a search that fails', () => {
  // Each failure is reported by the browser, and then by React.
  test.use({
    allowedConsole: [
      /Failed to (load|fetch)|Loading chunk|: 503|token '<'|Cannot read|is not|React error|asked to fail/,
    ],
  });

  const INDEX = '**/search-index.json';

  test(
    'to load says so, with what the host answered, and "Retry" tries again; a crash leaves the page alone',
    {tag: ['@9.4', '@9.15', '@11.7']},
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
