import {spawnSync} from 'node:child_process';
import {findBrowser} from './find-browser';

const attempts: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

/**
 * Finds a browser, else installs one: with Playwright, else with apt.
 *
 * @returns its path; undefined where nothing worked
 */
export function findOrInstallBrowser(): string | undefined {
  let browser = findBrowser();
  for (const [command = '', ...parameters] of attempts) {
    if (browser) {
      break;
    }
    console.log(`No Chrome or Chromium found; trying: ${[command, ...parameters].join(' ')}`);
    spawnSync(command, parameters, {stdio: 'ignore', timeout: 300_000});
    browser = findBrowser();
  }
  return browser;
}
