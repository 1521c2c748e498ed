import {spawnSync} from 'node:child_process';
import {findBrowser, SHELL} from './find-browser';
import {findOrInstall} from './install-with-apt';

/**
 * Finds a browser, or else installs one: with apt if that is possible, or with Playwright. A headless shell
 * is preferred because it runs the tests in half the time of a full browser.
 *
 * @returns its path; undefined if nothing worked
 */
export function findOrInstallBrowser(): string | undefined {
  if (process.env.CHROME_PATH) {
    return findBrowser();
  }
  const browser = findOrInstall(findShell, [SHELL]) ?? findBrowser();
  if (browser === undefined) {
    console.log('No Chrome or Chromium found; trying: npx playwright install chromium');
    const parameters = ['playwright', 'install', 'chromium'];
    spawnSync('npx', parameters, {stdio: 'ignore', timeout: 300_000});
  }
  return browser ?? findOrInstall(findBrowser, ['chromium']);
}

function findShell(): string | undefined {
  const browser = findBrowser();
  return browser?.endsWith(SHELL) ? browser : undefined;
}
