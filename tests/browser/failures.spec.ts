import type {Page} from '@playwright/test';
import {pathToFileURL} from 'node:url';
import {builtFolder} from '../harness/build-site';
import {followNewLink, onSlowConnection, PAGE_FILES} from '../harness/page';
import {announcement, footerLink, modeSwitch, title} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({
  variant: 'kitchen',
  // These tests are about failures, each of which the browser or React reports.
  allowedConsole: [
    /Failed to load resource|INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|token '<'|asked to crash/,
  ],
});

const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'This page did not load'});
const retry = (page: Page) => failure(page).getByRole('button', {name: 'Retry'});

/** Counts how often the browser asks for a document from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => count;
}

test(
  'a page whose files fail once, on the way from another, is reloaded',
  {tag: '@4.4'},
  async ({page}) => {
    await open(page, '/');
    const documents = countDocuments(page);
    let failing = true;
    await page.route(PAGE_FILES, (route) => (failing ? route.abort() : route.continue()));
    page.on('framenavigated', () => {
      failing = documents() === 0;
    });
    await footerLink(page, 'Flutter').click();
    await expect(title(page)).toHaveText(/Flutter/);
    await hydrated(page);
    await expect(page).toHaveURL('/Flutter/install');
    expect(documents()).toBe(1);
  },
);

for (const [how, answer] of [
  ['are missing', undefined],
  ['are answered with a page', {contentType: 'text/javascript', body: '<!doctype html>'}],
] as const) {
  test(
    `a page whose files ${how} says so after one reload and stays readable; "Retry" loads it, by keyboard`,
    {tag: ['@4.4', '@6.2', '@9.4']},
    async ({page}) => {
      await onSlowConnection(page);
      await open(page, '/Android/install');
      const documents = countDocuments(page);
      await page.route(PAGE_FILES, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await footerLink(page, 'Flutter').click();
      await expect(failure(page)).toBeInViewport();
      await expect(failure(page)).toContainText(answer ? /./ : 'ChunkLoadError');
      await expect(retry(page)).toBeInViewport();
      await expect(title(page)).toHaveText(/Flutter/);
      expect(documents()).toBe(1);
      await page.unroute(PAGE_FILES);
      await retry(page).press('Enter');
      await hydrated(page);
      await expect(failure(page)).toHaveCount(0);
    },
  );
}

test(
  'a connection that breaks on the way to a page leaves the page before it, until the connection is back',
  {tag: ['@4.4', '@6.2']},
  async ({page, context}) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    await context.setOffline(true);
    await footerLink(page, 'Flutter').click();
    await expect(failure(page)).toBeInViewport();
    await expect(title(page)).toHaveText(/Android/);
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await retry(page).click();
    await asked;
    await expect(failure(page)).toHaveCount(1);
    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page)).toHaveText(/Flutter/);
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);

    await test.step('another link that is followed then needs no "Retry"', async () => {
      await context.setOffline(true);
      await footerLink(page, 'Android').click();
      await expect(failure(page)).toBeVisible();
      await context.setOffline(false);
      await footerLink(page, 'Android').press('Enter');
      await expect(title(page)).toHaveText(/Android/);
      await expect(failure(page)).toHaveCount(0);
    });
  },
);

test(
  'a connection that breaks after a page has arrived, and before its files, leaves it to read',
  {tag: '@6.2'},
  async ({page, context}) => {
    const application = ['framework', 'main'].map((name) =>
      page.waitForEvent('requestfinished', (request) =>
        request.url().includes(`/assets/js/${name}.`),
      ),
    );
    await page.route(PAGE_FILES, async (route) => {
      await Promise.all(application);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.goto('/Android/using', {waitUntil: 'commit'});
    await expect(failure(page)).toBeInViewport();
    await expect(title(page)).toBeVisible();
  },
);

test(
  'a banner says so if no asset arrives, names the base URL, and is not in the HTML for search engines',
  {tag: '@6.3'},
  async ({page, request}) => {
    const words = 'Your site did not load properly';
    const banner = page.getByRole('alert');
    await open(page, '/');
    await expect(page.getByText(words)).toHaveCount(0);
    const html = await (await request.get('/')).text();
    expect(html).toContain(words);
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(words);
    for (const [address, suggested, answer] of [
      ['/', '/', {status: 404}],
      ['/Android/install', '/Android/', {contentType: 'text/html', body: '<!doctype html>'}],
    ] as const) {
      await page.route('**/assets/**', (route) => route.fulfill(answer));
      await page.goto(address);
      await expect(banner.getByText(words, {exact: true})).toBeVisible();
      await expect(banner).toContainText('it is / now');
      await expect(banner).toContainText(`This address suggests ${suggested}`);
      await page.unroute('**/assets/**');
    }
    await test.step('not if one script is missing and the other arrives', async () => {
      await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
      const missing = page.waitForResponse((response) => response.status() === 404);
      await page.goto('/Android/install');
      await missing;
      await page.waitForLoadState('load');
      await expect(banner).toHaveCount(0);
      await page.unroute('**/assets/js/main.*');
    });
    await test.step('a page that is opened as a file', async () => {
      const folder = builtFolder('kitchen');
      await page.goto(pathToFileURL(`${folder}/Android/install.html`).href);
      await expect(banner.getByText(words, {exact: true})).toBeVisible();
    });
  },
);

for (const [address, messages] of [
  ['/crash', ['the page was asked to crash', 'by its test']],
  ['/outer-crash', ['the application was asked to crash']],
] as const) {
  test(
    `a page that crashes at ${address} says so, leads to the rest of the site, and can be tried again by keyboard`,
    {tag: ['@6.1', '@9.4']},
    async ({page}) => {
      await open(page, '/markdown-page');
      await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
      const crash = async () => {
        await followNewLink(page, address);
        await expect(title(page)).toHaveText('This page crashed');
        await expect(page).toHaveTitle(/^Page Error \| /);
      };
      await crash();
      for (const message of messages) {
        await expect(page.getByText(message)).toBeVisible();
      }
      await footerLink(page, 'Getting Started').click();
      await expect(title(page)).toHaveText('Install on Android');
      await expect(page).toHaveTitle(/^Install on Android \| /);
      await crash();
      await page.evaluate(() => document.documentElement.removeAttribute('data-crash'));
      await page.getByRole('button', {name: 'Try again'}).press('Enter');
      await expect(title(page)).toHaveText('All is well');
      await expect(page).toHaveTitle(/crash \| /i);
    },
  );
}

/** What may be wrong with the storage, as a script that runs in the browser. */
const storages: Record<string, () => void> = {
  // Every access throws, as in browsers whose reader has blocked it.
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  // Every key that the site reads has what no version of it has ever written.
  corrupted: () => {
    for (const key of [
      ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
      ...['docs-preferred-version-default', 'docusaurus.tab.platform'],
      'docusaurus.tab.package-manager',
    ]) {
      localStorage.setItem(key, '{"\u0000<b>');
    }
  },
};

for (const [state, prepare] of Object.entries(storages)) {
  test.describe(`if the storage is ${state}`, () => {
    // Docusaurus says so, for each key.
    test.use({allowedConsole: [/Docusaurus (browser storage is not available|storage error)/]});

    test(
      'everything that would be remembered still works on the page',
      {tag: ['@5.1', '@5.5', '@5.8', '@5.12', '@10.2', '@10.4']},
      async ({page}) => {
        await page.addInitScript(prepare);
        await open(page, '/Android/install');
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme', 'light');
        await modeSwitch(page).click();
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await announcement(page).getByRole('button').click();
        await expect(announcement(page)).toHaveCount(0);
        const tabs = page.getByRole('tablist').first().getByRole('tab');
        await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
        await tabs.last().click();
        await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
        await footerLink(page, 'Flutter').click();
        await expect(title(page)).toHaveText(/Flutter/);
        await expect(html).toHaveAttribute('data-platform', 'flutter');
      },
    );
  });
}
