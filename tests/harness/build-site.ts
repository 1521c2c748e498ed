import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {askGit} from '../../lib/git';
import {facts} from '../../product';
import {translateKitchen} from '../kitchen/translate';
import {copyWithOtherSdk, sources} from './copy-of-tree';

/** Where built sites stay from one run of the tests to the next, relative to the root. */
export const SITES = '.test-results/sites';

/** The sources of the kitchen and of the sites with mistakes: those of the site, with another SDK. */
const TREE = `${SITES}/tree`;

/** The parts of that tree that the SDK of the examples, which has everything, gives the small one; and what has moved. */
const EXPORTS = {
  'product/platforms.ts': "export {platforms} from '../tests/kitchen/facts';",
  'product/contract/index.ts':
    "export {lampContract as contract} from '../../tests/harness/lamp-sdk';",
  'product/contract/names.ts': "export {lampNames as names} from '../../tests/harness/lamp-sdk';",
  'site/redirects.ts': "export const redirects = [{from: '/moved', to: '/Android/using/'}];",
};

/** The site itself, and the one that has a page of every kind. */
export type Site = 'production' | 'kitchen';

/** How a Docusaurus command ended, and everything that it printed. */
interface Result {
  ok: boolean;
  output: string;
}

/** Where a site is that the tests have built before those that visit it. */
export const builtFolder = (site: Site): string => path.resolve(SITES, site);

/** Where a site is on its host: the path of the address that its owner writes, without a slash at its end. */
export const pathOf = (site: Site): string =>
  site === 'production' ? new URL(facts.site.url).pathname.replace(/\/$/, '') : '';

const recordOf = (site: Site) => `${builtFolder(site)}.json`;

/** What tells whether a built site still holds, and what its build printed. */
const readRecord = (site: Site) =>
  JSON.parse(fs.readFileSync(recordOf(site), 'utf8')) as {inputs: string; output: string};

/** Everything that the build of a site printed. */
export const outputOf = (site: Site): string => readRecord(site).output;

/**
 * Builds a site, unless nothing that sites are made of has changed since its last build.
 *
 * @throws Error with everything that the build printed, if it failed
 */
export async function buildSite(site: Site): Promise<void> {
  const inputs = hashOfSources();
  if (fs.existsSync(recordOf(site)) && readRecord(site).inputs === inputs) {
    return;
  }
  // Until the build has ended well, the folder may have a part of a site, which a build refuses to empty.
  [recordOf(site), builtFolder(site)].forEach((each) =>
    fs.rmSync(each, {recursive: true, force: true}),
  );
  if (site === 'kitchen') {
    copyWithOtherSdk(TREE);
    for (const [file, line] of Object.entries(EXPORTS)) {
      fs.writeFileSync(path.join(TREE, file), line);
    }
    await translateKitchen(TREE, async () =>
      outputOrThrow(await runDocusaurus(site, 'write-translations', '--locale', 'en')),
    );
  }
  const output = outputOrThrow(await runDocusaurus(site, 'build', '--out-dir', builtFolder(site)));
  replaceFile(recordOf(site), JSON.stringify({inputs, output}));
}

function outputOrThrow({ok, output}: Result): string {
  if (!ok) {
    throw new Error(output);
  }
  return output;
}

/** Of these, no site is made. */
const NO_SOURCES =
  /^(?:\.|bench\/|checks\/|deploy\/|tests\/(?!(?:fixtures|kitchen|mistakes)\/|harness\/(?:build-site|copy-of-tree|lamp-sdk)))|\.test\.tsx?$|^[^/]+\.md$/;

/**
 * A hash of the files that sites are made of, of the commits, which have the dates of pages, of what Git tracks of the samples,
 * and of what builds them.
 */
function hashOfSources(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(askGit('.', 'rev-parse', 'HEAD', '--is-shallow-repository'))
    .update(askGit('.', 'ls-files', '--stage', 'samples'));
  for (const file of sources().filter((name) => !NO_SOURCES.test(name))) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs a Docusaurus command with the config of a site; a failed one doesn't throw.
 *
 * @param site one of the sites, or the name of a mistake in tests/mistakes/mistakes.config.ts
 */
export async function runDocusaurus(
  site: string,
  command: string,
  ...parameters: string[]
): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        'scripts/docusaurus.mjs',
        command,
        '--config',
        CONFIGS[site] ?? 'tests/mistakes/mistakes.config.ts',
        ...parameters,
      ],
      {
        cwd: site === 'production' ? '.' : TREE,
        env: environmentOf(site),
        maxBuffer: 16 * 1024 * 1024,
      },
      (error, stdout, stderr) => resolve({ok: !error, output: stdout + stderr}),
    );
  });
}

const CONFIGS: Readonly<Record<string, string>> = {
  production: 'docusaurus.config.ts',
  kitchen: 'tests/kitchen/kitchen.config.ts',
};

/** Builds at the same time must not share generated files or a cache: only one has the cache. */
const environmentOf = (site: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  DEBUG: undefined,
  // The mistakes of pages are told as in a terminal.
  FORCE_COLOR: site === 'text' ? '1' : '0',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${SITES}/generated/${site}`,
  MISTAKE: site,
  DOCUSAURUS_NO_PERSISTENT_CACHE: site === 'production' ? undefined : 'true',
});
