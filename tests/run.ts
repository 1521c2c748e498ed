import {spawnSync} from 'node:child_process';
import {affectedProjects, changedFiles} from './harness/changed-files';
import {findOrInstallBrowser} from './harness/find-browser';

/** After an edit of prose: the checks, and the pages that the edit touches. */
const AFTER_PROSE = '--project=content';

/** The projects that the changed folders can affect. */
const CHANGED = '--changed';

/**
 * Runs all tests, those that `--changed` files can affect, or with `--project=content` alone what an edit of
 * prose needs; any other arguments, such as `--grep navbar`, are passed to Playwright.
 */
function run(parameters: readonly string[]): number {
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.error(
      'The tests need Chrome or Chromium, and installing one failed — install it yourself, or set CHROME_PATH to its location',
    );
    return 1;
  }
  const isAfterProse = parameters.length === 1 && parameters[0] === AFTER_PROSE;
  const checked = isAfterProse ? start('npm', ['run', '--silent', 'check'], {}) : 0;
  const projects = parameters.includes(CHANGED) ? affectedProjects(changedFiles()) : undefined;
  if (projects?.length === 0) {
    console.log('no test depends on what has changed');
    return 0;
  }
  const others = parameters.filter((parameter) => parameter !== CHANGED);
  const chosen = (projects ?? []).map((project) => `--project=${project}`);
  const tested = start('npx', ['playwright', 'test', ...chosen, ...others], {
    CHROME_PATH: browser,
    TEST_TOUCHED: isAfterProse ? 'true' : undefined,
  });
  return checked || tested;
}

function start(program: string, parameters: string[], environment: NodeJS.ProcessEnv): number {
  const {status} = spawnSync(program, parameters, {
    stdio: 'inherit',
    env: {...process.env, ...environment},
  });
  return status ?? 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
