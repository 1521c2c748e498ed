/** What is kept from one build to the next, and the hashes that say whether it still holds. */
import type {LoadContext} from '@docusaurus/types';
import {Globby, posixPath} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from './files';

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
  const files = Globby.sync(patterns.map(posixPath), {cwd: siteDir, dot: true})
    .filter(isCounted)
    .sort();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What the build runs and reads, apart from the modules and pages that the bundler compiles. */
const READ_BY_BUILD = [
  'docusaurus.config.ts',
  'lib',
  'package-lock.json',
  'plugins',
  'product',
  'samples',
  'site',
];

/** Files among them that change no page; a build writes the last one itself. */
const NO_SOURCES = [/\.test\.tsx?$/, /^site\/public-addresses\.txt$/];

/** Whether a file isn't the text of a page, which changes no other page. */
export const isNoPage = (file: string): boolean => !/\.mdx?$/.test(file);

/** By the folder of the language. */
const hashes = new Map<string, string>();

type Folders = Pick<LoadContext, 'siteDir' | 'localizationDir'>;

/**
 * A hash of what can change every page without being part of it or of its bundle: code that runs in the build,
 * facts, samples, the contract and its translation, and versions of packages.
 *
 * It is computed once for each language of a build. An edit during the build changes the next one's: this build
 * has already read some of the files.
 */
export function hashOfSite({siteDir, localizationDir}: Folders): string {
  const hash =
    hashes.get(localizationDir) ??
    hashOfFiles(siteDir, READ_BY_BUILD, (file) => !NO_SOURCES.some((name) => name.test(file))) +
      hashOfFiles(siteDir, [localizationDir], isNoPage);
  hashes.set(localizationDir, hash);
  return hash;
}

/** Results that are kept from one build to the next. A key is all that a result is made of, apart from the site's own code. */
export interface BuildCache {
  read(key: string): Buffer | undefined;
  write(key: string, result: string | Buffer): void;
}

/** A result that can be written as JSON: that of an earlier build, or a new one. */
export function fromCache<Result>(cache: BuildCache, key: string, make: () => Result): Result {
  const known = cache.read(key);
  if (known) {
    return JSON.parse(known.toString()) as Result;
  }
  const made = make();
  cache.write(key, JSON.stringify(made));
  return made;
}

/**
 * A cache beside the bundler's, in `node_modules/.cache`, for each language. It starts afresh after an edit to
 * anything that is not in the keys; `DOCUSAURUS_NO_PERSISTENT_CACHE` turns off both.
 *
 * @param name of its folder
 */
export function buildCache(name: string, context: Folders & Pick<LoadContext, 'i18n'>): BuildCache {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return {read: () => undefined, write: () => undefined};
  }
  const {siteDir, i18n} = context;
  const folder = path.join(siteDir, 'node_modules/.cache/site', i18n.currentLocale, name);
  const site = hashOfSite(context);
  fs.mkdirSync(folder, {recursive: true});
  for (const former of fs.readdirSync(folder).filter((each) => each !== site)) {
    fs.rmSync(path.join(folder, former), {recursive: true, force: true});
  }
  const fileOf = (key: string) =>
    path.join(folder, site, createHash('sha256').update(key).digest('hex'));
  return {
    read(key) {
      const file = fileOf(key);
      return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    },
    write: (key, result) => replaceFile(fileOf(key), result),
  };
}
