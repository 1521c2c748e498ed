import type {LoadContext} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashOfSite} from './hash-of-site';
import {replaceFile} from './replace-file';

/** Results that are kept from one build to the next. A key is all that a result is made of, apart from the site's own code. */
export interface BuildCache {
  read(key: string): Buffer | undefined;
  write(key: string, result: string | Buffer): void;
  /** Drops what this build has neither read nor written. */
  prune(): void;
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

const NONE: BuildCache = {read: () => undefined, write: () => undefined, prune: () => undefined};

/**
 * A cache beside the bundler's, in `node_modules/.cache`, for each language. It starts afresh after an edit to
 * anything that is not in the keys; `DOCUSAURUS_NO_PERSISTENT_CACHE` turns off both. With 313 docs, a build after
 * an edit to one page takes 38 seconds with our caches and 57 without (bench/build-time.md).
 *
 * @param name of its folder
 */
export function buildCache(
  name: string,
  context: Pick<LoadContext, 'siteDir' | 'localizationDir' | 'i18n'>,
): BuildCache {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
    return NONE;
  }
  const {siteDir, i18n} = context;
  const folder = path.join(siteDir, 'node_modules/.cache/site', i18n.currentLocale, name);
  fs.mkdirSync(folder, {recursive: true});
  const site = hashOfSite(context);
  const used = new Set<string>();
  const fileOf = (key: string) => {
    const id = createHash('sha256').update(`${site}\0${key}`).digest('hex');
    used.add(id);
    return path.join(folder, id);
  };
  return {
    read(key) {
      const file = fileOf(key);
      return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    },
    write: (key, result) => replaceFile(fileOf(key), result),
    prune() {
      for (const id of fs.readdirSync(folder).filter((each) => !used.has(each))) {
        fs.rmSync(path.join(folder, id));
      }
    },
  };
}
