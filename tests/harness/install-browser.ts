import {spawnSync} from 'node:child_process';
import {findBrowser, SHELL} from './find-browser';

const withApt = (name: string): string[][] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
];

/**
 * Finds a browser, else installs one: with apt, where that may install, or with Playwright. A headless
 * shell is preferred, which runs the tests in half the time of a browser with windows.
 *
 * @returns its path; undefined where nothing worked
 */
export function findOrInstallBrowser(): string | undefined {
  if (!process.env.CHROME_PATH && !findBrowser()?.endsWith(SHELL) && process.getuid?.() === 0) {
    withApt(SHELL).forEach(run);
  }
  for (const command of [['npx', 'playwright', 'install', 'chromium'], ...withApt('chromium')]) {
    if (findBrowser()) {
      break;
    }
    run(command);
  }
  return findBrowser();
}

function run([command = '', ...parameters]: string[]): void {
  console.log(`A browser for the tests: ${[command, ...parameters].join(' ')}`);
  spawnSync(command, parameters, {stdio: 'ignore', timeout: 300_000});
}
