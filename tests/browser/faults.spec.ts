import type {Page} from '@playwright/test';
import {onSlowConnection} from '../harness/slow-connection';
import {PAGE_FILES} from '../harness/page-files';
import {expect, hydrated, open, test} from '../harness/test';

/** Makes every access to the storage throw, as browsers do if the reader has blocked it. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Makes every write throw, as browsers do if the storage is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** What no version of the site has ever written, in every key that it reads. */
function corruptStorage(): void {
  for (const key of [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
    ...['platform', 'package-manager', 'gradle-dsl', 'ios-package-manager', 'project-type'].map(
      (group) => `docusaurus.tab.${group}`,
    ),
  ]) {
    localStorage.setItem(key, '{"\u0000<b>');
  }
}

for (const [storage, prepare] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
  ['corrupted', corruptStorage],
] as const) {
  test.describe(`if the storage is ${storage}`, () => {
    test.use({
      variant: 'announcement',
      // Docusaurus says so, for each key.
      allowedConsole: [/Docusaurus (browser storage is not available|storage error)/],
    });

    test('everything that would be remembered still works on the page', async ({page}) => {
      await page.addInitScript(prepare);
      await open(page, '/Android/install');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const toggle = page.getByRole('button', {name: 'Switch between dark and light mode'});
      await expect(toggle.locator('svg:visible')).toHaveCount(1);
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'dark');

      const bar = page.getByRole('region', {name: 'Announcement'});
      await bar.getByRole('button').click();
      await expect(bar).toHaveCount(0);

      const tabs = page.getByRole('tablist').first().getByRole('tab');
      await expect(tabs.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
      await tabs.last().click();
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');

      await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Install on Flutter'})).toBeVisible();
      await expect(html).toHaveAttribute('data-platform', 'flutter');
    });
  });
}

const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'This page did not load'});
const flutterLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true});

/** Follows a link on a page whose connection has just broken. */
async function followLinkOffline(page: Page): Promise<void> {
  await onSlowConnection(page);
  await open(page, '/Android/install');
  await page.context().setOffline(true);
  await flutterLink(page).click();
}

test.describe('a connection that breaks', () => {
  test.use({allowedConsole: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/]});

  test('in the middle of a navigation leaves the page, with "Retry", until it is back', async ({
    page,
    context,
  }) => {
    await followLinkOffline(page);
    await expect(failure(page)).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();

    const retry = failure(page).getByRole('button', {name: 'Retry'});
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await retry.click();
    await asked;
    await expect(failure(page)).toHaveCount(1);

    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Flutter'})).toBeVisible();
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
  });

  test('and is back when the reader follows another link needs no "Retry"', async ({
    page,
    context,
  }) => {
    await followLinkOffline(page);
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await flutterLink(page).press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Flutter'})).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('after the page has arrived, and before its chunks, leaves it to read', async ({
    page,
    context,
  }) => {
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
    await expect(
      page.getByRole('heading', {level: 1, name: 'Using the SDK on Android'}),
    ).toBeVisible();
  });
});

test.describe('a host that answers for a missing chunk with a page', () => {
  test.use({allowedConsole: [/Unexpected token '<'|ChunkLoadError|Loading chunk/]});

  test('leaves the reader with the "Retry" view after one reload, from a page and from a link', async ({
    page,
  }) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    let documents = 0;
    page.on('request', (request) => {
      documents += request.resourceType() === 'document' ? 1 : 0;
    });
    await page.route(PAGE_FILES, (route) =>
      route.fulfill({contentType: 'text/javascript', body: '<!doctype html>'}),
    );
    await flutterLink(page).click();
    await expect(failure(page)).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1, name: 'Install on Flutter'})).toBeVisible();
    expect(documents).toBe(1);
  });
});

for (const [what, body] of [
  ['a page', '<!doctype html>'],
  ['an index of another form', '{"entries": []}'],
] as const) {
  test(`if the host sends ${what} for the search index, the search says so and offers "Retry"`, async ({
    page,
  }) => {
    await page.route('**/search-index.json', (route) =>
      route.fulfill({contentType: 'application/json', body}),
    );
    await open(page, '/');
    await page.getByRole('button', {name: 'Search'}).click();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('The search could not be loaded');
    await page.unroute('**/search-index.json');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('dialog').getByRole('listbox')).toBeVisible();
  });
}
