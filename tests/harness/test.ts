import {test as base, expect, type ConsoleMessage, type Page} from '@playwright/test';
import {serveStatic} from './static-server';
import {builtFolder} from './build-site';

export {hydrated, open} from './page';

export {expect};

export interface SiteOptions {
  /** Which built site a test visits: `production` or `kitchen`. */
  variant: string;
}

interface Fixtures {
  /** What the console may say in this test; any other warning or error fails it. */
  allowedConsole: RegExp[];
  /** Fails the test afterwards; it has no value. */
  noProblems: undefined;
}

interface WorkerFixtures {
  servers: Map<string, Promise<string>>;
}

/**
 * Playwright's `test` with a built site at `page.goto('/')`. Each test fails on a console warning or error,
 * on an exception, on a request that leaves the site, and on a cookie.
 */
export const test = base.extend<SiteOptions & Fixtures, WorkerFixtures>({
  variant: ['production', {option: true}],
  allowedConsole: async ({}, use) => use([]),

  servers: [
    async ({}, use) => {
      await use(new Map());
    },
    {scope: 'worker'},
  ],

  baseURL: [
    async ({variant, servers}, use) => {
      if (!servers.has(variant)) {
        servers.set(variant, startServer(variant));
      }
      await use(await servers.get(variant));
    },
    // The first test of a variant waits for its build.
    {scope: 'test', timeout: 240_000},
  ],

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

async function startServer(variant: string): Promise<string> {
  return (await serveStatic(await builtFolder(variant))).origin;
}

/** Collects what a reader's browser should never have to say. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['warning', 'error'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') {
      problems.push(`foreign request: ${request.url()}`);
    }
  });
  return problems;
}
