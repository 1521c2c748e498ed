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

/**
 * A hash of what can change every page: code, facts, samples, the contract and its translation, versions of
 * packages, and pictures. Docs and posts are left to the caller.
 */
export const hashOfSite = ({
  siteDir,
  localizationDir,
}: Pick<LoadContext, 'siteDir' | 'localizationDir'>): string =>
  hashOfFiles(INPUTS.map((name) => path.join(siteDir, name))) +
  hashOfFiles([localizationDir], (file) => !/\.mdx?$/.test(file));
