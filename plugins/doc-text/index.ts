import logger from '@docusaurus/logger';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  aliasedSitePathToRelativePath,
  simpleHash,
  toMessageRelativeFilePath,
} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {kept} from '../../lib/cache';
import {readText} from '../../lib/files';
import {versionsOf} from '../../lib/pages';
import {hashOfFiles, isNoPage, SITE_HASH} from '../../lib/site-hash';
import {lookUp} from '../../lib/targets';
import {readFacts} from '../content/facts';
import {PLAIN_MODULES, readDoc} from './read-doc';

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
const DOCS_FILE = 'doc-text.json';

/** The chunk with what of plain docs the bundler has to see, for styles and files: the registry names it and never loads it. */
export const COMPILED_DOCS = 'compiled-docs';

export const readDocs = (generatedFilesDir: string): Doc[] =>
  JSON.parse(fs.readFileSync(path.join(generatedFilesDir, DOCS_FILE), 'utf8')) as Doc[];

/**
 * Leaves the texts of docs to HTML: the browser gets no code for them, and React does not go through
 * them. The page that a reader arrives on has its text; for a later one, the text is fetched from a
 * file (plugins/finish/doc-texts.ts). What acts in a text are custom elements (src/elements) and links
 * (src/doc-text). A doc that is not provably plain is rendered and hydrated by React, as Docusaurus does; the
 * build says so in one line. So are posts and pages, and all docs in the live preview.
 *
 * This plugin decides which doc is which, and names the files. The patch `doc-text` has the browser load them.
 */
export default function docText(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir, siteDir} = context;
  const isOn = process.env.NODE_ENV === 'production';
  return {
    name: 'doc-text',
    async allContentLoaded({allContent}) {
      const docs = isOn ? await docsOf(versionsOf(allContent)) : [];
      fs.writeFileSync(path.join(generatedFilesDir, DOCS_FILE), JSON.stringify(docs, null, 2));
    },
    configureWebpack: (_config, isServer) =>
      isOn && !isServer ? {module: {rules: [lateMDXContent(siteDir)]}} : {},
  };

  function docsOf(versions: readonly LoadedVersion[]): Promise<Doc[]> {
    const all = versions.flatMap((version) => version.docs);
    // What goes into all texts. Some of it seldom does: a new name costs a reader one request.
    const shared = SITE_HASH + hashOfFiles(siteDir, ['src', 'static'], isNoPage);
    const listed = all.map(({permalink, title, unlisted}) => [permalink, title, unlisted]);
    const read = kept('docs', context, readDoc);
    const docs = all.map(async (metadata): Promise<Doc> => {
      const {source, permalink} = metadata;
      const filePath = path.join(siteDir, aliasedSitePathToRelativePath(source));
      const {text} = readFacts({fileContent: readText(filePath), filePath});
      const {obstacle, hasFiles, hasComponents, targets} = await read(text, PLAIN_MODULES);
      if (obstacle) {
        const place = `${toMessageRelativeFilePath(filePath)}:${obstacle.line}`;
        logger.info(`${place}  ${obstacle.problem} — so React renders this page`);
        return {source, permalink};
      }
      // It changes with everything that the text is made of, so that hosts can have it cached for good.
      const found = targets.map((target) => lookUp(target, filePath, all, context));
      const parts = [shared, text, metadata, hasComponents && listed, found];
      const hash = simpleHash(JSON.stringify(parts), 12);
      return {source, permalink, address: `${baseUrl}assets/text/${hash}.json`, hasFiles};
    });
    return Promise.all(docs);
  }
}

/** What renders the text of a doc is loaded with it, where React renders it at all. */
const lateMDXContent = (siteDir: string) => ({
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.join(siteDir, 'src/doc-text/LateMDXContent.tsx')}},
});
