/** What commands keep for the next time, in `node_modules/.cache`. */
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {replaceFile} from './files';
import {KEPT_HASH} from './site-hash';

const FOLDER = path.resolve(__dirname, '../node_modules/.cache');

/** Whether anything is kept: `DOCUSAURUS_NO_PERSISTENT_CACHE` turns it off, here and in Docusaurus. */
export const isKeeping = (): boolean => !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;

if (isKeeping()) {
  try {
    fs.mkdirSync(FOLDER, {recursive: true});
    fs.rmdirSync(fs.mkdtempSync(path.join(FOLDER, 'try-')));
  } catch (error) {
    // The installation may be meant to stay as it is.
    logger.warn(`nothing is kept for the next time, which will take as long — ${String(error)}`);
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  }
}

/** The path of a file or folder in which something is kept. */
export const keptIn = (name: string): string => path.join(FOLDER, name);

const DIGEST_LENGTH = 32;

const digestOf = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Another version of V8 may write values in another form. */
const checksumOf = (content: Buffer): Buffer => digestOf(process.versions.v8, content);

/** What is kept in a file; undefined if there is none, or if it isn't exactly what was written. */
export function readKept(file: string): unknown {
  if (!isKeeping() || !fs.existsSync(file)) {
    return undefined;
  }
  const bytes = fs.readFileSync(file);
  const content = bytes.subarray(DIGEST_LENGTH);
  const isWhole = checksumOf(content).equals(bytes.subarray(0, DIGEST_LENGTH));
  return isWhole ? deserialize(content) : undefined;
}

/** Keeps anything that can be cloned. */
export function writeKept(file: string, value: unknown): void {
  if (isKeeping()) {
    const content = serialize(value);
    replaceFile(file, Buffer.concat([checksumOf(content), content]));
  }
}

/** The folder, in another one, of what holds for this edition of the site's code and facts; what others have left there is removed. */
export function keptForSite(folder: string): string {
  for (const former of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (former !== KEPT_HASH) {
      fs.rmSync(path.join(folder, former), {recursive: true, force: true});
    }
  }
  return path.join(folder, KEPT_HASH);
}

/**
 * A function whose results are kept from one build to the next.
 *
 * @param make reads nothing but its parameters, the language of the build, and what the hash of the site covers
 */
export function kept<Inputs extends readonly unknown[], Result extends object>(
  name: string,
  {i18n}: Pick<LoadContext, 'i18n'>,
  make: (...inputs: Inputs) => Result | Promise<Result>,
): (...inputs: Inputs) => Promise<Result> {
  const folder = keptForSite(keptIn('site'));
  return async (...inputs) => {
    const key = digestOf(JSON.stringify([name, i18n.currentLocale, inputs])).toString('hex');
    const file = path.join(folder, key);
    const known = readKept(file) as Result | undefined;
    const result = known ?? (await make(...inputs));
    if (known === undefined) {
      writeKept(file, result);
    }
    return result;
  };
}
