import {test as base, expect} from '@playwright/test';
import {builtFolder} from './build-site';
import {startEngine, type Engine, type EngineName} from './engines';
import {takeProblems, watchSite, type WatchedSite} from './watched-site';

export {expect};

const HOW_TO_INSTALL: Record<EngineName, string> = {
  firefox: 'Firefox is not installed — as root: apt-get install firefox-esr',
  webkit: 'WebKitGTK is not installed — as root: apt-get install webkit2gtk-driver xvfb',
};

export interface EngineOptions {
  engineName: EngineName;
}

/** A browser on the watched site. */
export interface Visit extends Omit<Engine, 'open'> {
  site: WatchedSite;
  /** Opens a path on the site. */
  load(path: string): Promise<void>;
  /** Opens a path on the site and waits until the application has taken over. */
  open(path: string): Promise<void>;
  /** Everything that went wrong since the last call. */
  problems(): Promise<string[]>;
}

interface Fixtures {
  /** Which built site a test visits, as in the other tests. */
  variant: string;
  visit: Visit;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine | undefined;
}

/** Playwright's `test` with a browser other than Playwright's; skipped if it isn't available. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, use) => {
      const started = await startEngine[engineName]();
      if (!started) {
        // Playwright doesn't print why a test was skipped.
        console.log(HOW_TO_INSTALL[engineName]);
      }
      await use(started);
      await started?.close();
    },
    // Installing the browser.
    {scope: 'worker', timeout: 600_000},
  ],
  variant: ['production', {option: true}],
  visit: [
    async ({engineName, engine, variant}, use) => {
      if (!engine) {
        base.skip(true, HOW_TO_INSTALL[engineName]);
        return;
      }
      // An origin of its own: nothing is cached or stored yet.
      const site = await watchSite(await builtFolder(variant));
      const problems = async () => [...(await engine.run(takeProblems)), ...site.takeFailures()];
      await engine.resize(1280, 800);
      await use({
        ...engine,
        site,
        problems,
        click: async (selector) => {
          await eventually(engine, canBePressed, selector).toBe(true);
          await engine.click(selector);
        },
        load: (path) => engine.open(site.origin + path),
        open: async (path) => {
          await engine.open(site.origin + path);
          await eventually(engine, isHydrated).toBe(true);
        },
      });
      expect(await problems()).toEqual([]);
      await site.close();
    },
    // The first test of a variant waits for its build.
    {timeout: 240_000},
  ],
});

const isHydrated = () =>
  document.documentElement.dataset.hasHydrated === 'true' &&
  document.querySelector('[data-last-drawn]') === null;

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
    timeout: 10_000,
  });
