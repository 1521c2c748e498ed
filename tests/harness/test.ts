import {test as base, expect, type Page} from '@playwright/test';
import {builtFolder, pathOf, type Site} from './build-site';
import {serveStatic} from './static-server';

export {hydrated, open} from './page';

export {expect};

export interface SiteOptions {
  /** Which built site a test visits. */
  variant: Site;
}

interface Fixtures extends SiteOptions {
  /** What the console may say in this test; any other warning or error fails it. */
  allowedConsole: RegExp[];
  /** Fails the test afterwards; it has no value. */
  noProblems: undefined;
}

/**
 * Playwright's `test` with a built site at `page.goto('./')`. Each test fails on a console warning or error,
 * on an exception, on a request that leaves the site, and on a cookie.
 */
export const test = base.extend<Fixtures, {servers: Record<Site, {origin: string}>}>({
  variant: ['production', {option: true}],
  allowedConsole: async ({}, use) => use([]),

  servers: [
    async ({}, use) => {
      const production = await serveStatic(builtFolder('production'), pathOf('production'));
      const kitchen = await serveStatic(builtFolder('kitchen'));
      await use({production, kitchen});
      await Promise.all([production.close(), kitchen.close()]);
    },
    {scope: 'worker'},
  ],

  baseURL: async ({variant, servers}, use) => use(`${servers[variant].origin}${pathOf(variant)}/`),

  noProblems: [
    async ({page, allowedConsole}, use) => {
      const problems = watch(page);
      await use(undefined);
      expect(
        problems.filter((text) => !allowedConsole.some((allowed) => allowed.test(text))),
      ).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
    {auto: true},
  ],
});

/** Where a browser with windows looks for a picture for its tab, beside a file that is no page and so names none. */
const TAB_PICTURE = /\/favicon\.ico$/;

/** Collects what a reader's browser should never have to say. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['warning', 'error'].includes(message.type());
    if (isProblem && !TAB_PICTURE.test(message.location().url)) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      problems.push(`foreign request: ${request.url()}`);
    }
  });
  return problems;
}
