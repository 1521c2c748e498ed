import type {Page} from '@playwright/test';
import {platforms} from '../../product/platforms';
import {platformDocs} from '../harness/docs';
import {holdFiles} from '../harness/hold-files';
import {expect, hydrated, open, test} from '../harness/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const button = (page: Page) => navbar(page).getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});
const results = (page: Page) => page.getByRole('list', {name: 'Results'}).getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the dialog by keyboard and waits until it is ready. */
async function openSearch(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type(query);
}

test.describe('the search dialog', () => {
  test('responds even if thousands of words are pasted', async ({page}) => {
    await open(page, '/');
    await openSearch(page);
    await page.keyboard.insertText('to be '.repeat(1500));
    await expect(status(page)).toHaveText(/results?|nothing/i);
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(300);
  });

  test(
    'opens with a key, closes with Escape, and returns the focus',
    {tag: ['@9.14', '@11.3']},
    async ({page}) => {
      await open(page, '/Android/using');
      const link = navbar(page)
        .getByRole('link')
        .filter({hasText: /^Website$/});
      await link.focus();
      for (const key of ['Control+k', 'Meta+k']) {
        await page.keyboard.press(key);
        await expect(dialog(page), key).toBeVisible();
        await expect(field(page), key).toBeFocused();
        await expect(field(page), key).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog(page), key).toBeHidden();
        await expect(link, key).toBeFocused();
      }
    },
  );

  test('opens with the button, and closes with its own button and with a press outside it', async ({
    page,
  }) => {
    await open(page, '/');
    await button(page).click();
    await page.getByRole('button', {name: 'Close the search'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(dialog(page)).toBeHidden();
  });

  test('stays open when a selection in the field ends outside it', async ({page}) => {
    await open(page, '/');
    await openSearch(page);
    const {x = NaN, y = NaN} = (await field(page).boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(20, 700);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  test('closes with a press outside it where the browser leaves that to the page, but not while a reader selects', async ({
    page,
  }) => {
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
    await openSearch(page, 'delivery');
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(20, 700);
    await page.mouse.up();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(dialog(page)).toBeHidden();
  });

  test('is toggled by Ctrl-K, and by no single key', {tag: '@11.3'}, async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('/');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  for (const [layout, key] of [
    ['Russian', 'л'],
    ['Greek', 'κ'],
    ['Hebrew', 'ל'],
  ] as const) {
    test(`opens with Ctrl-K on a ${layout} keyboard`, {tag: '@11.3'}, async ({page}) => {
      await open(page, '/');
      const press = (init: {key: string; code: string}) =>
        page.evaluate((options) => {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', {...options, ctrlKey: true, bubbles: true}),
          );
        }, init);
      await press({key, code: 'KeyJ'});
      // The key in this place of a Dvorak keyboard is another Latin letter.
      await press({key: 't', code: 'KeyK'});
      await expect(dialog(page)).toBeHidden();
      await press({key, code: 'KeyK'});
      await expect(dialog(page)).toBeVisible();
    });
  }

  for (const asks of ['the key', 'the button']) {
    test(`opens for a reader who pressed ${asks} before the application started`, async ({
      page,
    }) => {
      const release = await holdFiles(page);
      await page.goto('/iOS/install', {waitUntil: 'commit'});
      await expect(button(page)).toBeVisible();
      await (asks === 'the key' ? page.keyboard.press('Control+k') : button(page).click());
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
      await expect(field(page)).toBeFocused();
    });
  }

  test('keeps what is typed while it loads', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/Android/using');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('start');
    await expect(status(page)).toHaveText('Loading…');
    release();
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.type('Delivery');
    await expect(field(page)).toHaveValue('startDelivery');
  });

  test('opens for a key that comes before the browser has reported that it closed', async ({
    page,
  }) => {
    await open(page, '/');
    await openSearch(page, 'start');
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      document.querySelector<HTMLElement>('[data-search-button]')?.click();
    });
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test(
    'requests nothing before its first use, and then each of its files once',
    {tag: '@11.2'},
    async ({page}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      expect(requests).not.toContain('/search-index.json');
      const before = requests.length;
      await button(page).hover();
      await button(page).focus();
      await page.evaluate(() => fetch('/robots.txt'));
      expect(requests.slice(before)).toEqual(['/robots.txt']);
      await openSearch(page);
      await page.keyboard.press('Escape');
      await openSearch(page, 'delivery');
      expect(requests.filter((path) => path === '/search-index.json')).toHaveLength(1);
    },
  );
});

test.describe('without a network', () => {
  // The links in the results prefetch their pages in vain, and the browser reports each.
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED/]});

  test('the search keeps working after its first use', async ({page, context}) => {
    await open(page, '/Android/using');
    await openSearch(page);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await openSearch(page, 'startDelivery');
    await expect(results(page).first()).toHaveText(/^startDelivery/);
  });
});

test.describe('the search finds', () => {
  test('words, identifiers and their beginnings, despite a typo', async ({page}) => {
    await open(page, '/Flutter/using');
    await openSearch(page);
    for (const [what, query, title] of [
      ['words', 'work offline', 'Work offline'],
      ['an identifier', 'startDelivery', 'startDelivery'],
      ['the beginning of an identifier', 'startDel', 'startDelivery'],
      ['a word in spite of a typo', 'permision', 'Ask for permissions'],
      ['an identifier in spite of a typo', 'startDelivry', 'startDelivery'],
    ] as const) {
      await field(page).fill(query);
      await expect.soft(results(page).first(), what).toContainText(title);
      await expect.soft(results(page).first(), what).toContainText('Flutter');
      await expect.soft(status(page), what).toHaveText(/Results: \d+, \d+ shown$/);
    }
  });

  test('the entry of a member, an error, a value, a field, an event or a state, however a platform spells it', async ({
    page,
  }) => {
    await open(page, '/iOS/using');
    await openSearch(page);
    for (const [query, id] of [
      ['NOT_CONFIGURED', 'error-not-configured'],
      ['notConfigured', 'error-not-configured'],
      ['LEFT_AT_DOOR', 'api-Outcome-leftAtDoor'],
      ['leftAtDoor', 'api-Outcome-leftAtDoor'],
      ['queueLimit', 'api-ConfigureOptions-queueLimit'],
      ['DeliveryOptions.batteryMode', 'api-DeliveryOptions-batteryMode'],
      ['configure', 'api-configure'],
      ['floorChanged', 'event-floor-changed'],
      ['EN_ROUTE', 'state-en-route'],
    ] as const) {
      await field(page).fill(query);
      await expect(results(page).first(), query).toHaveAttribute('href', `/iOS/using#${id}`);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/iOS/using#state-en-route');
    await expect(page.locator('#state-en-route')).toBeInViewport();
  });

  test('a part of an identifier, and marks it', async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'limit');
    const marks = results(page).locator('mark');
    await expect(marks.first()).toHaveText(/limit/i);
    await expect(marks.filter({hasText: 'queueLimit'})).not.toHaveCount(0);
  });

  test('a type of the API, below the heading of the types', async ({page}) => {
    for (const {name, path} of Object.values(platforms)) {
      await open(page, `/${path}/using`);
      await openSearch(page, 'BatteryMode');
      await expect(
        results(page)
          .filter({hasText: `${name} › API reference › Types`})
          .first(),
      ).toContainText('BatteryMode');
    }
  });

  test("the pages of the reader's platform first: that of the page", async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.platform', 'flutter'));
    for (const [address, platform] of [
      ['/ReactNative/install', 'React Native'],
      ['/iOS/install', 'iOS'],
    ] as const) {
      await open(page, address);
      await openSearch(page, 'configure');
      await expect(results(page).first()).toContainText(platform);
    }
  });

  test("the pages of the reader's platform first: that of the choice", async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.platform', 'android'));
    await open(page, '/blog');
    await openSearch(page, 'configure');
    await expect(results(page).first()).toContainText('Android');
  });

  for (const [query, pages] of [
    ['ios', /\/iOS\//],
    ['react native', /\/ReactNative\//],
  ] as const) {
    test(`the pages of the platform that the query names first: ${query}`, async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.platform', 'flutter'));
      await open(page, '/blog');
      await openSearch(page, query);
      await expect(status(page)).toHaveText(/Results: \d+, \d+ shown$/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pages);
    });
  }

  test('something even if the stored choice makes no sense', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.platform', 'toString'));
    await open(page, '/blog');
    await openSearch(page);
    await expect(results(page)).toHaveCount(platformDocs.length);
    await page.keyboard.type('configure');
    await expect(results(page).first()).toContainText('onfigure');
  });
});

test.describe('before the reader types, the search offers', () => {
  test("the three pages of the reader's platform", async ({page}) => {
    await open(page, '/ReactNative/examples');
    await openSearch(page);
    await expect(results(page)).toHaveText([
      'Install on React Native',
      'Using the SDK on React Native',
      'Examples for React Native',
    ]);
  });

  test('the pages of all platforms to a reader without one', async ({page}) => {
    await open(page, '/');
    await openSearch(page);
    await expect(results(page)).toHaveCount(platformDocs.length);
  });
});

test.describe('if nothing is found, the search', () => {
  test('says so with the query, and leads to the pages of the platform', async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'qqqqqqqqqq');
    await expect(status(page)).toHaveText('Nothing found for “qqqqqqqqqq”.');
    await expect(results(page)).toHaveCount(3);
    await expect(dialog(page).getByText('Did you mean')).toBeHidden();
  });

  test('suggests the nearest words', async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'strtdlvry');
    await dialog(page).getByRole('button', {name: 'startDelivery'}).click();
    await expect(field(page)).toHaveValue('startDelivery');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toHaveText(/^startDelivery/);
  });
});

test.describe('the results of a search', () => {
  test('are a list of links that the arrow keys move through', {tag: '@9.4'}, async ({page}) => {
    await open(page, '/Android/using');
    await openSearch(page, 'startDelivery');
    await expect(status(page)).toHaveText(/^Results: \d+, \d+ shown$/);
    const count = await results(page).count();
    await expect(field(page)).toBeFocused();
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
      ['ArrowUp', count - 1],
      ['ArrowDown', -1],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(place < 0 ? field(page) : results(page).nth(place)).toBeFocused();
    }
    await expect(results(page).first()).toBeInViewport();
    // What is typed goes to the field, and in its text the keys do as usual.
    await page.keyboard.type('!');
    await page.keyboard.press('Home');
    await page.keyboard.type('?');
    await expect(field(page)).toHaveValue('?startDelivery!');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Android/using#api-startDelivery');
  });

  test('are those of what was typed last, if Enter comes at once', async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'configure');
    await expect(results(page).first()).toHaveText(/^configure/);
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('dialog[open] input');
      // As a key does, without React's own record of the value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'queueLimit',
      );
      input?.dispatchEvent(new InputEvent('input', {bubbles: true}));
      input?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    });
    await expect(page).toHaveURL('/iOS/using#api-ConfigureOptions-queueLimit');
  });

  test('are not followed by the Enter that confirms a word of an input method', async ({page}) => {
    await open(page, '/iOS/using');
    await openSearch(page, 'configure');
    await expect(results(page).first()).toHaveText(/^configure/);
    for (const init of [{isComposing: true}, {keyCode: 229}]) {
      await field(page).evaluate((input, options) => {
        input.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, ...options}),
        );
      }, init);
      await expect(dialog(page)).toBeVisible();
    }
    await expect(page).toHaveURL('/iOS/using');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/iOS/using#api-configure');
  });

  test('can be followed with Enter, to the section', async ({page}) => {
    await open(page, '/blog');
    await openSearch(page, 'handle errors swift');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/iOS/using#handle-errors');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Handle errors'})).toBeInViewport();
  });

  test('on the same page are scrolled to, again and again', async ({page}) => {
    await open(page, '/Android/using');
    const heading = page.getByRole('heading', {name: 'Battery Saver', exact: false});
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(heading).not.toBeInViewport();
      await openSearch(page, 'battery saver');
      await results(page).first().click();
      await expect(page).toHaveURL('/Android/using#battery-saver');
      await expect(heading).toBeInViewport();
      await expect(dialog(page)).toBeHidden();
    }
  });

  const waysToNewTab: Record<string, (page: Page) => Promise<void>> = {
    'Control-click': (page) =>
      results(page)
        .first()
        .click({modifiers: ['Control']}),
    'Control-Enter': (page) => page.keyboard.press('Control+Enter'),
    'middle click': (page) => results(page).first().click({button: 'middle'}),
  };
  for (const [how, openInTab] of Object.entries(waysToNewTab)) {
    test(`open in a new tab with ${how}, and the dialog stays`, async ({page, context}) => {
      await open(page, '/Android/using');
      await openSearch(page, 'startDelivery');
      const tab = context.waitForEvent('page');
      await openInTab(page);
      await expect(await tab).toHaveURL('/Android/using#api-startDelivery');
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/Android/using');
    });
  }
});

test.describe('a search that cannot be loaded', () => {
  // These tests are about failing requests, each of which the browser reports.
  test.use({
    allowedConsole: [/Failed to (load resource|fetch)|ChunkLoadError|Loading chunk|: 503/],
  });

  for (const [what, files] of [
    ['index', '**/search-index.json'],
    ['chunks', '**/assets/js/**'],
  ] as const) {
    test(`says so if its ${what} failed, and "Retry" tries again`, async ({page}) => {
      await open(page, '/Android/using');
      await page.waitForLoadState('networkidle');
      await page.route(files, (route) => route.abort());
      await button(page).click();
      const alert = dialog(page).getByRole('alert');
      const retry = alert.getByRole('button', {name: 'Retry'});
      await expect(alert).toContainText('The search could not be loaded.');
      await page.keyboard.type('startDel');
      await retry.click();
      await expect(field(page)).toBeFocused();
      await expect(retry).toBeVisible();
      await page.unroute(files);
      await retry.click();
      await expect(results(page).first()).toHaveText(/^startDelivery/);
      await expect(field(page)).toBeFocused();
    });
  }

  test('says what the host answered', async ({page}) => {
    await open(page, '/');
    await page.route('**/search-index.json', (route) => route.fulfill({status: 503}));
    await button(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('/search-index.json: 503');
  });
});

test.describe('on a phone, the search', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, isMobile: true});

  test('has its button beside the name, and fills the screen', async ({page}) => {
    await open(page, '/Android/using');
    const name = await page.locator('.navbar__brand').first().boundingBox();
    const place = await button(page).boundingBox();
    expect(place?.width).toBeGreaterThanOrEqual(24);
    expect(place?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    await button(page).tap();
    await expect(results(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 320, height: 640});
    await page.keyboard.type('permission');
    await expect(results(page).first()).toContainText('permission');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await results(page).first().tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('the button of the search shows', () => {
  for (const [platform, key] of [
    ['MacIntel', '"⌘ K"'],
    ['Win32', '"Ctrl K"'],
  ] as const) {
    test(`the key of ${platform} before the application starts`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', {value});
      }, platform);
      await page.route('**/assets/js/**', () => undefined);
      await page.goto('/', {waitUntil: 'commit'});
      const hint = button(page).locator('kbd');
      await expect(hint).toBeVisible();
      expect(await hint.evaluate((kbd) => getComputedStyle(kbd, '::before').content)).toBe(key);
    });
  }
});
