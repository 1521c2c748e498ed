import {test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What the tests drive and npm doesn't install: its names on the PATH, best one first, and its packages in Debian. */
const PROGRAMS = {
  // Without windows, it runs the tests in half the time of a full browser.
  Chromium: {
    names: ['chromium-headless-shell', 'chromium', 'google-chrome', 'chrome'],
    packages: ['chromium-headless-shell'],
  },
  Firefox: {names: ['firefox-esr', 'firefox'], packages: ['firefox-esr']},
  WebKitGTK: {names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb']},
  nginx: {names: ['nginx'], packages: ['nginx', 'openssl']},
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

/** The path of a program; undefined if it isn't installed. */
export function findProgram(program: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...OTHER_FOLDERS];
  return PROGRAMS[program].names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/**
 * The Chrome or Chromium to test with: CHROME_PATH, else one on the PATH; undefined leaves it to Playwright, which says
 * how to install one.
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
  return CHROME_PATH ?? findProgram('Chromium');
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

/** Installs what is missing with apt, which needs root. */
export function installPrograms(): void {
  const missing = (Object.keys(PROGRAMS) as Program[]).filter((program) => !findProgram(program));
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
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      // Installing must not start a server on the machine's own ports.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  }
}
