/** A hash of what a build runs and reads, which says whether what an earlier one has kept still holds. */
import {Globby, posixPath} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {LEFT_BY_SYSTEM, sourcesIn} from './files';
import {INSTALLED, LOCK_FILE} from './packages';

/**
 * A hash of the names and contents of files, including all files in folders, which changes with every edit and
 * is the same wherever the site's folder is. Anything missing is left out.
 *
 * @param names from the site's folder, or absolute
 * @param isCounted which files count, by their names from the site's folder, with slashes
 */
export function hashOfFiles(
  siteDir: string,
  names: readonly string[],
  isCounted: (file: string) => boolean,
): string {
  const hash = createHash('sha256');
  const patterns = names.map((name) => path.relative(siteDir, path.resolve(siteDir, name)));
  const options = {cwd: siteDir, dot: true, ignore: LEFT_BY_SYSTEM};
  const files = Globby.sync(patterns.map(posixPath), options).filter(isCounted).sort();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const ROOT = path.resolve(__dirname, '..');

/** What the build runs and reads, apart from the modules and pages that the bundler compiles. */
const READ_BY_BUILD = [
  '*/{authors,tags}.yml',
  'docusaurus.config.ts',
  'i18n',
  'lib',
  'package.json',
  path.relative(ROOT, LOCK_FILE),
  'plugins',
  'product',
  'samples',
  'site',
];

/** Files among them that change no other page; a build writes the second one itself. */
const NO_SOURCES = [/\.test\.tsx?$/, /^site\/public-addresses\.txt$/, /^i18n\/.*\.mdx?$/];

/** Whether a file isn't the text of a page, which changes no other page. */
export const isNoPage = (file: string): boolean => !/\.mdx?$/.test(file);

/** @param siteDir the folder of the site */
export function hashOfSite(siteDir = ROOT): string {
  // Without what an editor of samples leaves beside them, in which clones of one commit differ.
  const samples = new Set(
    sourcesIn(path.join(siteDir, 'samples')).map((name) => `samples/${name}`),
  );
  return hashOfFiles(
    siteDir,
    READ_BY_BUILD,
    (file) =>
      !NO_SOURCES.some((name) => name.test(file)) &&
      (!file.startsWith('samples/') || samples.has(file)),
  );
}

/**
 * A hash of what can change every page without being part of it or of its bundle: code that runs in the build,
 * facts, samples, the contract, translations, and versions of packages.
 *
 * `docusaurus.config.ts` imports it before everything else, so that it is of what was there before any of it was read: what
 * somebody edits during a build then counts as changed in the next one.
 */
export const SITE_HASH = hashOfSite();

/**
 * The same, together with what npm has installed, which may not yet be what the lock file says: the key of whatever is kept.
 * What is published isn't named by it, because the packages of systems differ.
 */
export const KEPT_HASH = SITE_HASH + hashOfFiles(ROOT, [INSTALLED], () => true).slice(0, 8);
