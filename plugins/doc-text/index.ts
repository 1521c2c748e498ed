import logger from '@docusaurus/logger';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {buildCache, fromCache, type BuildCache} from '../../lib/cache';
import {readText} from '../../lib/files';
import {versionsOf} from '../../lib/pages';
import {readFacts} from '../content/facts';
import {hashOfInputs, textAddress, writeDocs, type Doc} from './docs';
import {readDoc} from './read-doc';

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
    allContentLoaded({allContent}) {
      writeDocs(generatedFilesDir, isOn ? docsOf(versionsOf(allContent)) : []);
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) =>
      isOn && !isServer ? {module: {rules: [lateMDXContent(siteDir)]}} : {},
  };

  function docsOf(versions: readonly LoadedVersion[]): Doc[] {
    const inputs = hashOfInputs(context, versions);
    const cache = buildCache('docs', context);
    const docs = versions.flatMap((version) => version.docs);
    const read = docs.map((doc) => toDoc(doc, inputs, cache));
    cache.prune();
    return read;
  }

  function toDoc(metadata: DocMetadata, inputs: string, cache: BuildCache): Doc {
    const {source, permalink} = metadata;
    const filePath = path.join(siteDir, aliasedSitePathToRelativePath(source));
    const fileContent = readText(filePath);
    const {text} = readFacts({fileContent, filePath});
    const {obstacle, hasFiles} = fromCache(cache, text, () => readDoc(text));
    if (obstacle) {
      const place = `${toMessageRelativeFilePath(filePath)}:${obstacle.line}`;
      logger.info(`${place}  ${obstacle.problem} — so React renders this page`);
      return {source, permalink};
    }
    return {
      source,
      permalink,
      address: textAddress(baseUrl, permalink, inputs + text + JSON.stringify(metadata)),
      hasFiles,
    };
  }
}

/** What renders the text of a doc is loaded with it, where React renders it at all. */
const lateMDXContent = (siteDir: string) => ({
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.join(siteDir, 'src/doc-text/LateMDXContent.tsx')}},
});
