import type {LoadContext} from '@docusaurus/types';
import path from 'node:path';
import {hashOfFiles} from './hash-of-files';

const INPUTS = [
  'docusaurus.config.ts',
  'lib',
  'package-lock.json',
  'plugins',
  'product',
  'samples',
  'site',
  'src',
  'static',
];

/** By the folder of the language. */
const hashes = new Map<string, string>();

/**
 * A hash of what can change every page: code, facts, samples, the contract and its translation, versions of
 * packages, and pictures. Docs and posts are left to the caller.
 *
 * It is computed once for each language of a build. An edit during the build changes the next one's: this build
 * has already read some of the files.
 */
export function hashOfSite({
  siteDir,
  localizationDir,
}: Pick<LoadContext, 'siteDir' | 'localizationDir'>): string {
  const hash =
    hashes.get(localizationDir) ??
    hashOfFiles(INPUTS.map((name) => path.join(siteDir, name))) +
      hashOfFiles([localizationDir], (file) => !/\.mdx?$/.test(file));
  hashes.set(localizationDir, hash);
  return hash;
}
