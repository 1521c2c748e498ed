import {test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the tests drive and npm doesn't install: its names on the PATH, best one first, and its packages in Debian. */
const PROGRAMS = {
  // Chromium without windows: it runs the tests in half the time of a full browser.
  'the headless shell': {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  Firefox: {names: ['firefox-esr', 'firefox'], packages: ['firefox-esr']},
  WebKitGTK: {names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver']},
  Xvfb: {names: ['Xvfb'], packages: ['xvfb']},
  nginx: {names: ['nginx'], packages: ['nginx']},
  OpenSSL: {names: ['openssl'], packages: ['openssl']},
  // Without it, nginx doesn't start; it is often missing.
  'the brotli module of nginx': {
    names: ['ngx_http_brotli_static_module.so'],
    packages: ['libnginx-mod-http-brotli-static'],
  },
  Java: {names: ['java'], packages: ['default-jre-headless']},
} as const;

type Program = keyof typeof PROGRAMS;

/** Where servers are, which only root has on its PATH, and what nginx can load. */
const OTHER_FOLDERS = ['/usr/sbin', '/usr/lib/nginx/modules'];

/** The first file with one of several names; undefined if there is none. */
const findFile = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      [...(process.env.PATH ?? '').split(path.delimiter), ...OTHER_FOLDERS].map((folder) =>
        path.join(folder, name),
      ),
    )
    .find((file) => fs.existsSync(file));

/** The path of a program; undefined if it isn't installed. */
export function findProgram(program: Program): string | undefined {
  const file = findFile(PROGRAMS[program].names);
  // That of macOS only says where to get one.
  const isStub = program === 'Java' && file && spawnSync(file, ['-version']).status !== 0;
  return isStub ? undefined : file;
}

/** Browsers with windows, which are used if there is no headless shell. */
const FULL_BROWSERS = ['chromium', 'google-chrome', 'chrome'];

/** Whether Playwright has installed its own headless shell, with `npx playwright install --only-shell`. */
function hasOwnShell(): boolean {
  const {PLAYWRIGHT_BROWSERS_PATH, XDG_CACHE_HOME = path.join(os.homedir(), '.cache')} =
    process.env;
  const caches =
    process.platform === 'darwin' ? path.join(os.homedir(), 'Library/Caches') : XDG_CACHE_HOME;
  const folder = PLAYWRIGHT_BROWSERS_PATH ?? path.join(caches, 'ms-playwright');
  const {browsers} = JSON.parse(
    fs.readFileSync('node_modules/playwright-core/browsers.json', 'utf8'),
  ) as {browsers: {name: string; revision: string}[]};
  const {revision} = browsers.find(({name}) => name === 'chromium-headless-shell') ?? {};
  return fs.existsSync(path.join(folder, `chromium_headless_shell-${revision}`));
}

/** Whether a browser has no windows; Playwright's own, which has no path here, has none. */
export const isHeadlessShell = (browser: string | undefined): boolean =>
  browser?.endsWith('headless-shell') ?? true;

/**
 * The Chrome or Chromium to test with: CHROME_PATH, else a headless shell, else any on the PATH; undefined leaves it to
 * Playwright, which uses its own or says how to install it.
 *
 * @throws Error when CHROME_PATH doesn't name a file
 */
export function findBrowser(): string | undefined {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH && !fs.existsSync(CHROME_PATH)) {
    throw new Error(
      `CHROME_PATH does not name a file: ${CHROME_PATH} — correct it, or unset it to let the tests look for a browser`,
    );
  }
  return (
    (CHROME_PATH || undefined) ??
    findProgram('the headless shell') ??
    (hasOwnShell() ? undefined : findFile(FULL_BROWSERS))
  );
}

/** Skips the tests of the file that calls it if a program is missing; with `CI` set, a skipped test fails the run. */
export function skipWithout(...programs: Program[]): void {
  for (const program of programs) {
    test.skip(
      !findProgram(program),
      `${program} is not installed — as root: apt-get install ${PROGRAMS[program].packages.join(' ')}`,
    );
  }
}

/** Installs what is missing with apt, which needs root. What can't be installed is named, with what apt says. */
export function installPrograms(): void {
  const missing = (Object.keys(PROGRAMS) as Program[])
    .filter((program) => !findProgram(program))
    .filter(
      (program) => program !== 'the headless shell' || !(process.env.CHROME_PATH || hasOwnShell()),
    );
  if (missing.length === 0 || process.getuid?.() !== 0) {
    return;
  }
  console.log(`Installing ${missing.join(', ')}`);
  // One by one: a system may lack the packages of another.
  const installations = missing.map((program) => [
    ...['install', '-y', '--no-install-recommends'],
    ...PROGRAMS[program].packages,
  ]);
  for (const parameters of [['update'], ...installations]) {
    const {status, stdout, stderr, error} = spawnSync('apt-get', parameters, {
      encoding: 'utf8',
      // Installing must not start a server on the machine's own ports.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
    if (status !== 0) {
      const said = error?.message ?? (stderr.trim() || stdout).trim();
      console.error(`apt-get ${parameters.join(' ')} failed: ${said}`);
    }
  }
}
