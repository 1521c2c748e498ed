import {execFile, execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {translateKitchen} from '../kitchen/translate';
import {oneAtATime} from './once';

const ROOT = path.resolve(__dirname, '../..');

/** Where built sites stay from one run of the tests to the next, relative to the root. */
export const SITES = '.test-results/sites';

/** Where this run of the tests keeps what the next one has no use for. Relative to the root; set before any worker starts. */
export const runFolder = (): string => process.env.TEST_RUN_FOLDER ?? '.test-results/run';

export interface BuildResult {
  /** The built site. */
  folder: string;
  ok: boolean;
  /** Everything that the build printed. */
  output: string;
}

/** `mistake-tag` is the site with the mistake `tag`. */
const MISTAKE = /^mistake-/;

const configOf = (site: string): string =>
  site === 'production'
    ? 'docusaurus.config.ts'
    : site === 'kitchen'
      ? 'tests/kitchen/kitchen.config.ts'
      : 'tests/mistakes/mistakes.config.ts';

/** A build, and what tells whether it still holds. */
interface Recorded extends BuildResult {
  /** A hash of the site's sources. */
  inputs: string;
  /** The run of the tests that last used it. */
  run: string;
}

/**
 * Builds a site, unless this run of the tests has done so, or an earlier one from the same sources. Whoever
 * asks at the same time waits for the same build.
 *
 * @param site `production`, `kitchen`, or `mistake-` and a name in tests/mistakes/mistakes.config.ts
 * @returns how the build ended; a failed one doesn't throw
 */
export async function buildSite(site: string): Promise<BuildResult> {
  const folder = path.join(ROOT, SITES, site);
  const record = `${folder}.json`;
  fs.mkdirSync(path.dirname(folder), {recursive: true});
  return oneAtATime(`${folder}.lock`, async () => {
    const known = read(record);
    if (known?.run === runFolder()) {
      return known;
    }
    const inputs = hashOfSources(site);
    // A build that failed may do better now.
    const result =
      known?.ok && known.inputs === inputs ? known : {folder, ...(await build(site, folder))};
    replaceFile(record, JSON.stringify({...result, inputs, run: runFolder()} satisfies Recorded));
    return result;
  });
}

async function build(site: string, folder: string): Promise<Omit<BuildResult, 'folder'>> {
  const translated =
    site === 'kitchen'
      ? await translateKitchen((locale) =>
          runDocusaurus(site, 'write-translations', '--locale', locale),
        )
      : {ok: true, output: 'nothing to translate'};
  return translated.ok ? runDocusaurus(site, 'build', '--out-dir', folder) : translated;
}

const read = (record: string): Recorded | undefined =>
  fs.existsSync(record) ? (JSON.parse(fs.readFileSync(record, 'utf8')) as Recorded) : undefined;

/** Of these, no site is made. */
const NO_SOURCES = /^(?:bench|checks|deploy|\.[^/]+)\/|\.test\.tsx?$|^[^/]+\.md$/;

const ELSEWHERE: Record<string, RegExp | undefined> = {
  production: /^tests\//,
  kitchen: /^(?:docs\/(?!Android\/drafts\/)|blog|src\/pages|tests\/(?!kitchen\/))/,
};

/** A hash of the files that a site is made of, and of the commit, which has the dates of real pages. */
function hashOfSources(site: string): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, {cwd: ROOT}).toString();
  const hash = createHash('sha256').update(site === 'kitchen' ? '' : git('rev-parse', 'HEAD'));
  const files = git('ls-files', '-z', '-co', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files.filter(
    (name) => !NO_SOURCES.test(name) && !ELSEWHERE[site]?.test(name),
  )) {
    // Git also lists files that were deleted without a commit.
    if (fs.statSync(path.join(ROOT, file), {throwIfNoEntry: false})?.isFile()) {
      hash.update(file).update(fs.readFileSync(path.join(ROOT, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * The folder with a built site.
 *
 * @throws Error with everything that the build printed, if it failed
 */
export async function builtFolder(site: string): Promise<string> {
  const {ok, folder, output} = await buildSite(site);
  if (!ok) {
    throw new Error(`the build of ${site} failed:\n${output}`);
  }
  return folder;
}

/** Runs a Docusaurus command with the config of a site; a failed one doesn't throw. */
export async function runDocusaurus(
  site: string,
  command: string,
  ...parameters: string[]
): Promise<Omit<BuildResult, 'folder'>> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/docusaurus.mjs', command, '--config', configOf(site), ...parameters],
      {cwd: ROOT, env: environmentOf(site), maxBuffer: 16 * 1024 * 1024},
      (error, stdout, stderr) => resolve({ok: !error, output: stdout + stderr}),
    );
  });
}

/** Builds at the same time must not share generated files or a cache: only one has the cache. */
export const environmentOf = (site: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  FORCE_COLOR: '0',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${SITES}/generated/${site}`,
  MISTAKE: site.replace(MISTAKE, ''),
  DOCUSAURUS_NO_PERSISTENT_CACHE: site === 'production' ? undefined : 'true',
});
