import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {hashOfFiles, hashOfSite, isNoPage} from '../../lib/cache';

/** A doc of any instance and version, as the bundler and the server get to know it. */
export interface Doc {
  /** Such as `@site/docs/Android/using.mdx`. */
  source: string;
  permalink: string;
  /** Address of the file with its text; undefined where React draws it. */
  address?: string;
  /** Whether its text has pictures or files, which the bundler publishes as it compiles the doc for the browser. */
  hasFiles?: boolean;
}

/** In `.docusaurus`; the server's components import it as `@generated/doc-text.json`. */
const FILE = 'doc-text.json';

/** The chunk with what of plain docs the bundler has to see, for styles and files: the registry names it and never loads it. */
export const COMPILED_DOCS = 'compiled-docs';

export const readDocs = (generatedFilesDir: string): Doc[] =>
  JSON.parse(fs.readFileSync(path.join(generatedFilesDir, FILE), 'utf8')) as Doc[];

export const writeDocs = (generatedFilesDir: string, docs: readonly Doc[]): void =>
  fs.writeFileSync(path.join(generatedFilesDir, FILE), JSON.stringify(docs, null, 2));

/**
 * A hash of what goes into the texts of all docs: the site's own code, and the permalinks that links lead to, if
 * the docs are listed. Some of it seldom does: a new name costs a reader one request.
 */
export function hashOfInputs(context: LoadContext, versions: readonly LoadedVersion[]): string {
  const folders = versions.flatMap(({contentPath, contentPathLocalized = []}) =>
    [contentPath, contentPathLocalized].flat(),
  );
  return [
    hashOfSite(context),
    hashOfFiles(context.siteDir, ['src', 'static', ...folders], isNoPage),
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
