import {test as base, expect} from '@playwright/test';
import http from 'node:http';
import {builtFolder, pathOf, type Site} from './build-site';
import {startEngine, type Engine, type EngineName} from './engines';
import {listen, serveStatic} from './static-server';

export {expect};

export interface EngineOptions {
  engineName: EngineName;
}

/** A browser on a built site whose pages record what goes wrong in them. */
export interface Visit extends Omit<Engine, 'open'> {
  /** The paths that were requested since the last call. */
  takeRequests(): string[];
  /** From now on, the host answers with 404 for the paths that the function accepts. */
  breakFiles(isBroken: (path: string) => boolean): void;
  /** Opens a path on the site. */
  load(path: string): Promise<void>;
  /** Opens a path on the site and waits until the application has taken over. */
  open(path: string): Promise<void>;
  /** Everything that went wrong since the last call. */
  problems(): Promise<string[]>;
}

/** Playwright's `test` with a browser other than Playwright's. */
export const test = base.extend<{variant: Site; visit: Visit}, EngineOptions & {engine: Engine}>({
  engineName: ['Firefox', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const engine = await startEngine[engineName]();
      await use(engine);
      await engine.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  variant: ['production', {option: true}],
  visit: async ({engine, variant}, use) => {
    const host = await serveStatic(builtFolder(variant), pathOf(variant));
    let isBroken: (path: string) => boolean = () => false;
    const requests: string[] = [];
    const failures: string[] = [];
    const server = http.createServer((request, response) => {
      const path = request.url ?? '/';
      requests.push(path);
      void fetch(host.origin + (isBroken(path) ? '/broken' : path), {redirect: 'manual'})
        .then(async (answer) => {
          failures.push(...(answer.ok ? [] : [`${answer.status} ${path}`]));
          const type = answer.headers.get('content-type') ?? '';
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, {
            'Content-Type': type,
            ...(answer.ok ? caching(path) : {}),
          });
          response.end(type.startsWith('text/html') ? withWitness(body.toString()) : body);
        })
        // Cut off because the test has ended.
        .catch(() => response.destroy());
    });
    // An origin of its own: nothing is cached or stored yet.
    const origin = await listen(server);
    const visit: Visit = {
      ...engine,
      takeRequests: () => requests.splice(0),
      breakFiles: (test) => {
        isBroken = test;
      },
      click: async (selector) => {
        await eventually(engine, canBePressed, selector).toBe(true);
        await engine.click(selector);
      },
      load: (path) => engine.open(origin + pathOf(variant) + path),
      open: async (path) => {
        await visit.load(path);
        await eventually(engine, isHydrated).toBe(true);
      },
      problems: async () => [...(await engine.run(takeProblems)), ...failures.splice(0)],
    };
    await engine.resize(1280, 800);
    await use(visit);
    expect(await visit.problems()).toEqual([]);
    server.closeAllConnections();
    server.close();
    await host.close();
  },
});

/** The same as in deploy/nginx.conf. */
const caching = (path: string) =>
  path.includes('/assets/') ? {'Cache-Control': 'public, max-age=31536000, immutable'} : {};

/** Before the policy, which then doesn't apply to it. */
const withWitness = (html: string): string =>
  html.replace('<meta http-equiv', `<script>(${noteProblems.toString()})()</script>$&`);

/** Records what the page logs, throws or isn't allowed to load. Runs in the browser, before anything else. */
function noteProblems(): void {
  const note = (problem: string) => {
    const noted = sessionStorage.getItem('problems') ?? '';
    const line = `${location.pathname}: ${problem.replace(/\s+/g, ' ')}`;
    sessionStorage.setItem('problems', `${noted}${line}\n`);
  };
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
  addEventListener('unhandledrejection', (event) => {
    // After the site's own listeners: they answer what fails because the reader has left the page.
    setTimeout(() => event.defaultPrevented || note(`rejection: ${String(event.reason)}`));
  });
  addEventListener('error', ({message, filename, lineno, colno}) =>
    note(`exception: ${message} (${filename}:${lineno}:${colno})`),
  );
  // Also reports a request to another host.
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    note(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
}

/** What pages have recorded since the last call, one line each. Runs in the browser. */
function takeProblems(): string[] {
  const noted = sessionStorage.getItem('problems') ?? '';
  sessionStorage.removeItem('problems');
  return noted.split('\n').filter(Boolean);
}

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Whether a press on an element would reach it rather than another. */
function canBePressed(selector: string): boolean {
  const element = document.querySelector(selector);
  element?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  const {x, y, width, height} = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
}

/** Waits for a function to return the expected value in the page; while a page is loading, it returns nothing. */
export const eventually = <A extends unknown[], T>(
  {run}: Pick<Engine, 'run'>,
  script: (...parameters: A) => T | Promise<T>,
  ...parameters: A
) =>
  expect.poll(() => run(script, ...parameters).catch((error: unknown) => String(error)), {
    intervals: [50],
  });
