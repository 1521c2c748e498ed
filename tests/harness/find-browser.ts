import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {filesOnPath, findOrInstall} from './install';

/** Chromium without windows, which runs the tests in half the time of a full browser. */
const SHELL = 'chromium-headless-shell';

const names = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chrome or Chromium to test with: CHROME_PATH, else one on the PATH, else one in the usual places,
 * else the one that Playwright has installed. Undefined if there is none.
 *
 * @throws Error when CHROME_PATH doesn't name a file
 */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (!fs.existsSync(asked)) {
      throw new Error(
        `CHROME_PATH does not name a file: ${asked} — correct it, or unset it to let the tests look for a browser`,
      );
    }
    return asked;
  }
  return [...filesOnPath(names), ...fixedPlaces, chromium.executablePath()].find((file) =>
    fs.existsSync(file),
  );
}

/** Finds a browser, or else installs one: with apt if that is possible, or with Playwright. */
export function findOrInstallBrowser(): string | undefined {
  if (process.env.CHROME_PATH) {
    return findBrowser();
  }
  const shell = findOrInstall(() => filesOnPath([SHELL])[0], [SHELL]);
  const browser = shell ?? findBrowser();
  if (browser === undefined) {
    console.log('No Chrome or Chromium found; trying: npx playwright install chromium');
    const parameters = ['playwright', 'install', 'chromium'];
    spawnSync('npx', parameters, {stdio: 'ignore', timeout: 300_000});
  }
  return browser ?? findBrowser();
}
