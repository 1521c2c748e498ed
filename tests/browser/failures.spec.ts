import type {Page, Route} from '@playwright/test';
import {followNewLink, frames, onSlowConnection, PAGE_FILES} from '../harness/page';
import {announcement, footerLink, modeSwitch, tab, title} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({
  // These tests are about failures, each of which the browser, React or Docusaurus reports.
  allowedConsole: [
    // What is preloaded is not used without the script that starts it. One pattern: Playwright takes a pair for options.
    /Failed to load resource|Unexpected token|INTERNET_DISCONNECTED|ChunkLoadError|asked to crash|properties of null|storage is not available|was preloaded using link preload/,
  ],
});

const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'This page did not load'});
const retry = (page: Page) => failure(page).getByRole('button', {name: 'Retry'});

test(
  'a page whose files fail, as after a release that dropped them, is reloaded; if they fail again, it says so and stays readable, and "Retry" loads it',
  {tag: ['@4.4', '@6.2', '@9.4', '@16.4']},
  async ({page}) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    let documents = 0;
    page.on('request', (request) => {
      documents += request.resourceType() === 'document' ? 1 : 0;
    });
    await test.step('once', async () => {
      await page.route(PAGE_FILES, (route) =>
        documents ? route.continue() : route.fulfill({status: 404}),
      );
      await footerLink(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await expect.poll(() => documents).toBe(1);
      await hydrated(page);
      await expect(title(page)).toHaveText(/Flutter/);
    });
    await page.unroute(PAGE_FILES);
    await page.route(PAGE_FILES, (route) => route.abort());
    await footerLink(page, 'iOS').click();
    await expect(failure(page)).toBeInViewport();
    await expect(failure(page)).toContainText('ChunkLoadError');
    await expect(title(page)).toHaveText(/iOS/);
    expect(documents).toBe(2);
    await page.unroute(PAGE_FILES);
    await test.step('even if the host leaves a request without an answer', async () => {
      await page.route(PAGE_FILES, (route) => (documents > 2 ? route.continue() : undefined));
      await retry(page).press('Enter');
      await hydrated(page);
      await expect(failure(page)).toHaveCount(0);
    });
    await page.unroute(PAGE_FILES);
    await test.step('but not a page that the reader has gone to since', async () => {
      await page.route(PAGE_FILES, (route) => route.abort());
      const held: Route[] = [];
      await page.route('**', (route) =>
        route.request().method() === 'HEAD' ? void held.push(route) : route.fallback(),
      );
      await footerLink(page, 'Flutter').click();
      await expect.poll(() => held.length).toBe(1);
      await page.goBack();
      const before = documents;
      await held[0]?.fulfill();
      await frames(page, 10);
      expect(documents).toBe(before);
      await expect(failure(page)).toHaveCount(0);
    });
  },
);

test(
  'a connection that breaks leaves the page that the reader has, until it is back',
  {tag: ['@4.4', '@6.2']},
  async ({page, context}) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    await context.setOffline(true);
    await footerLink(page, 'Flutter').click();
    await expect(failure(page)).toBeInViewport();
    await expect(title(page)).toHaveText(/Android/);
    await page.goBack();
    await expect(failure(page)).toHaveCount(0);
    await page.goForward();
    await retry(page).click();
    await expect(failure(page)).toHaveCount(1);
    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page)).toHaveText(/Flutter/);
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
  },
);

test(
  'a page whose application cannot start is reloaded once, then says so; if no asset arrives, a banner names the base URL',
  {tag: ['@4.4', '@6.2', '@6.3', '@9.2']},
  async ({page}) => {
    const banner = page.getByRole('alert').getByText('Your site did not load properly');
    const answerWith = async (files: string, answer: Parameters<Route['fulfill']>[0]) => {
      await page.unrouteAll();
      await page.route(files, (route) => route.fulfill(answer));
      await page.goto('/Android/install');
    };
    for (const entry of ['main', 'framework']) {
      await answerWith(`**/assets/js/${entry}.*`, {status: 404});
      await expect(failure(page)).toContainText(`/assets/js/${entry}.`);
      await expect(banner).toHaveCount(0);
    }
    await page.unrouteAll();
    await retry(page).click();
    await hydrated(page);
    await test.step('but a page that works stays as it is, whatever goes wrong in its scripts', async () => {
      await page.evaluate(() => {
        for (const {src: filename} of document.scripts) {
          dispatchEvent(new ErrorEvent('error', {filename}));
        }
      });
      await frames(page, 2);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('from a host that answers every address with a page, or with none', async () => {
      for (const answer of [{contentType: 'text/html', body: '<!doctype html>'}, {status: 404}]) {
        await answerWith('**/assets/**', answer);
        await expect(banner).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('its path is / now');
      }
    });
    await test.step('in a folder that it was not built for, where the reader stays', async () => {
      const body = await (await page.request.get('/Android/install')).text();
      await page.route('**/Android/install', (route) => route.fulfill({status: 404}));
      await page.route('**/sdk/Android/install?a#b', (route) =>
        route.fulfill({contentType: 'text/html', body}),
      );
      await page.goto('/sdk/Android/install?a#b');
      await expect(banner).toBeVisible();
      await expect(page).toHaveURL('/sdk/Android/install?a#b');
    });
    await test.step('a connection that is gone is no wrong base URL', async () => {
      await page.unrouteAll();
      const isFirst = (route: Route) => route.request().method() === 'GET';
      await page.route('**/*', (route) =>
        isFirst(route) && route.request().isNavigationRequest() ? route.continue() : route.abort(),
      );
      await page.goto('/Android/install');
      await expect(retry(page)).toBeInViewport();
      await expect(banner).toHaveCount(0);
    });
  },
);

for (const place of ['inside', 'outside']) {
  test(
    `a page that crashes ${place} its layout says so, leads to the rest of the site, and can be tried again by keyboard`,
    {tag: ['@6.1', '@9.4']},
    async ({page}) => {
      await open(page, '/markdown-page');
      await page.evaluate((where) => (document.documentElement.dataset.crash = where), place);
      const crash = async () => {
        await followNewLink(page, '/crash');
        await expect(title(page)).toHaveText('This page crashed');
        await expect(page).toHaveTitle(/^Page Error \| /);
      };
      await crash();
      await expect(page.getByText('was asked to crash')).toBeVisible();
      await footerLink(page, 'Getting Started').click();
      await expect(title(page)).toHaveText('Install on Android');
      await crash();
      await page.evaluate(() => document.documentElement.removeAttribute('data-crash'));
      await page.getByRole('button', {name: 'Try again'}).press('Enter');
      await expect(title(page)).toHaveText('All is well');
      await expect(page).toHaveTitle(/crash \| /i);
    },
  );
}

test('a layout that crashes as well leaves the view by itself', {tag: '@6.1'}, async ({page}) => {
  await open(page, '/markdown-page');
  // The navbar asks for the reader's platform there.
  await page.evaluate(() =>
    Object.defineProperty(document.documentElement, 'dataset', {value: null}),
  );
  await followNewLink(page, '/blog');
  await expect(title(page)).toHaveText('This page crashed');
  await expect(page).toHaveTitle(/^Page Error \| /);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

test(
  'if the browser blocks the storage, everything that would be remembered still works on the page',
  {tag: ['@5.5', '@10.2', '@10.3', '@10.4']},
  async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/?platform=ios');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-platform', 'ios');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await modeSwitch(page).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(modeSwitch(page)).toHaveAccessibleName(/currently dark mode/);
    await announcement(page).getByRole('button').click();
    await expect(announcement(page)).toHaveCount(0);
    await tab(page, 'React Native').click();
    await expect(tab(page, 'React Native')).toHaveAttribute('aria-selected', 'true');
    await footerLink(page, 'Flutter').click();
    await expect(title(page)).toHaveText(/Flutter/);
    await expect(html).toHaveAttribute('data-platform', 'flutter');
  },
);
