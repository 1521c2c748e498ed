import {spawnSync} from 'node:child_process';
import {affectedProjects, changedFiles} from './harness/changed-files';
import {findBrowser, installPrograms} from './harness/programs';

/** After an edit of prose: the checks, and the pages that the edit touches. */
const AFTER_PROSE = '--project=content';

/** The projects that the changed folders can affect. */
const CHANGED = '--changed';

/**
 * Runs all tests, those that `--changed` files can affect, or with `--project=content` alone what an edit of
 * prose needs; any other arguments, such as `--grep navbar`, are passed to Playwright.
 *
 * @returns the exit code
 */
function run(parameters: readonly string[]): number {
  const [first, ...others] = parameters;
  const projects = first === CHANGED ? affectedProjects(changedFiles()) : undefined;
  if (projects?.length === 0) {
    console.log('no test depends on what has changed');
    return 0;
  }
  installPrograms();
  // Says so first if CHROME_PATH is wrong.
  findBrowser();
  if (first === AFTER_PROSE && others.length === 0) {
    process.env.TEST_TOUCHED = 'true';
    const checked = start('npm', 'run', '--silent', 'check');
    return start('npx', 'playwright', 'test', AFTER_PROSE) || checked;
  }
  const chosen = (projects ?? []).map((project) => `--project=${project}`);
  return start(
    'npx',
    'playwright',
    'test',
    ...chosen,
    ...(first === CHANGED ? others : parameters),
  );
}

const start = (program: string, ...parameters: string[]): number =>
  spawnSync(program, parameters, {stdio: 'inherit'}).status ?? 1;

process.exitCode = run(process.argv.slice(2));
