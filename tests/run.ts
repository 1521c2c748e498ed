import {spawnSync} from 'node:child_process';
import {runAlone} from '../scripts/build.mjs';
import {findBrowser, installPrograms} from './harness/programs';
import {statementPattern} from './harness/statements';

// Runs all tests; arguments, such as `--grep navbar` or `--grep @10.1`, are passed to Playwright.

// Says so first if CHROME_PATH is wrong.
findBrowser();
// A second run would empty what the first one uses.
runAlone('npm test', '.test-results/run.pid');
installPrograms();
const parameters = process.argv
  .slice(2)
  .map((parameter) => (/^@\d+\.\d+$/.test(parameter) ? statementPattern(parameter) : parameter));
process.exitCode =
  spawnSync('npx', ['playwright', 'test', ...parameters], {stdio: 'inherit'}).status ?? 1;
