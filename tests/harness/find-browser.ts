import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {filesOnPath} from './find-program';

/** Chromium without windows. */
export const SHELL = 'chromium-headless-shell';

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
