import {defineConfig} from '@playwright/test';
import type {EngineOptions} from './tests/harness/engine-test';
import {findBrowser, isHeadlessShell} from './tests/harness/programs';
import type {SetupOptions} from './tests/harness/sites.setup';
import type {SiteOptions} from './tests/harness/test';

const isRoot = process.getuid?.() === 0;
const browser = findBrowser();

/** A full Chrome loads two pages of its own for each window, behind its address field. */
const WITHOUT_OWN_PAGES = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding';

export default defineConfig<SetupOptions & SiteOptions, EngineOptions>({
  outputDir: '.test-results/output',
  reporter: [['list'], ['./tests/harness/totals-reporter.ts']],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Both end what hangs, and measure nothing: on a busy machine, everything takes several times as long.
  timeout: 60_000,
  expect: {timeout: 20_000},
  use: {
    viewport: {width: 1280, height: 800},
    screenshot: 'only-on-failure',
    // Steps and the console. With requests and every state of the page, tests take a third longer.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: Boolean(process.env.FULL_TRACE),
    },
    launchOptions: {
      executablePath: browser,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        ...(isHeadlessShell(browser) ? [] : [WITHOUT_OWN_PAGES]),
      ],
    },
  },
  projects: [
    // Each is built once, before the tests that visit it, and again only after an edit to what sites are made of.
    ...(['production', 'kitchen'] as const).map((built) => ({
      name: built,
      testDir: 'tests/harness',
      testMatch: 'sites.setup.ts',
      timeout: 600_000,
      use: {built},
    })),
    {
      name: 'build',
      testDir: '.',
      testMatch: '{lib,plugins,checks,scripts,bench,src,tests/mutations}/**/*.test.ts',
      // Copies of the site, which a benchmark, or a run of the tests that was stopped, leaves behind.
      testIgnore: ['.bench', '.test-results'].map(
        // What a glob would take for a pattern is taken as it is written.
        (folder) => `${__dirname.replace(/[^\w/]/g, '\\$&')}/${folder}/**`,
      ),
      timeout: 240_000,
    },
    // What runs one by one comes before the short ones, so that neither worker ends with a long one.
    {
      name: 'tools',
      testDir: 'tests',
      testMatch: '{builds,commands,mistakes,preview}/*.spec.ts',
      dependencies: ['production', 'kitchen'],
      timeout: 240_000,
    },
    ...(
      [
        ['firefox', 'Firefox'],
        ['webkit', 'WebKitGTK'],
      ] as const
    ).map(([name, engineName]) => ({
      name,
      testDir: 'tests/engines',
      dependencies: ['production', 'kitchen'],
      use: {engineName},
    })),
    // With one worker, the site is compressed and nginx is started once.
    {name: 'deploy', testDir: 'tests/deploy', dependencies: ['production'], workers: 1},
    {
      name: 'content',
      testDir: 'tests/content',
      dependencies: ['production'],
      timeout: 120_000,
    },
    {name: 'output', testDir: 'tests/output', dependencies: ['kitchen'], timeout: 120_000},
    {
      name: 'browser',
      testDir: 'tests/browser',
      dependencies: ['kitchen'],
      use: {variant: 'kitchen'},
    },
  ],
});
