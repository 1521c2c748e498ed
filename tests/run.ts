import {spawnSync} from 'node:child_process';
import {findOrInstallBrowser} from './harness/install-browser';

/** Runs all tests; further arguments, such as `--grep navbar`, are passed to Playwright. */
function run(): number {
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.error(
      'The tests need Chrome or Chromium, and installing one failed — install it yourself, or set CHROME_PATH to its location',
    );
    return 1;
  }
  const parameters = process.argv.slice(2);
  const {status} = spawnSync('npx', ['playwright', 'test', ...parameters], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROME_PATH: browser,
      TEST_ALL: parameters.length === 0 ? 'true' : undefined,
    },
  });
  return status ?? 1;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
