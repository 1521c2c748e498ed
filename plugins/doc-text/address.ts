import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {hashOfFiles, hashOfSite, isSource} from '../../lib/cache';

/**
 * A hash of what goes into the texts of all docs: the site's own code, and the permalinks that links lead to, if
 * the docs are listed. Some of it seldom does: a new name costs a reader one request.
 */
export function hashOfInputs(context: LoadContext, versions: readonly LoadedVersion[]): string {
  const folders = versions.flatMap(({contentPath, contentPathLocalized}) =>
    contentPathLocalized ? [contentPath, contentPathLocalized] : [contentPath],
  );
  return [
    hashOfSite(context),
    hashOfFiles(context.siteDir, ['src', 'static'], isSource),
    hashOfFiles(context.siteDir, folders, (file) => !/\.mdx?$/.test(file)),
    ...versions.flatMap(({docs}) =>
      docs.map(({permalink, unlisted}) => (unlisted ? `(${permalink})` : permalink)),
    ),
  ].join();
}

/**
 * The address of a doc's text. It changes with everything that the text is made of, so that hosts can
 * have it cached for good.
 *
 * @param permalink of the doc: no other has it
 * @param inputs all that the text is made of
 */
export const textAddress = (baseUrl: string, permalink: string, inputs: string): string =>
  `${baseUrl}assets/text/${simpleHash(permalink + inputs, 12)}.json`;
