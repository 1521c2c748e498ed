import logger from '@docusaurus/logger';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {buildCache, fromCache} from '../../lib/cache';
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
    const docs = versions
      .flatMap((version) => version.docs)
      .map((metadata): Doc => {
        const {source, permalink} = metadata;
        const filePath = path.join(siteDir, aliasedSitePathToRelativePath(source));
        const {text} = readFacts({fileContent: readText(filePath), filePath});
        const {obstacle, hasFiles} = fromCache(cache, text, () => readDoc(text));
        if (obstacle) {
          const place = `${toMessageRelativeFilePath(filePath)}:${obstacle.line}`;
          logger.info(`${place}  ${obstacle.problem} — so React renders this page`);
          return {source, permalink};
        }
        const made = inputs + text + JSON.stringify(metadata);
        return {source, permalink, address: textAddress(baseUrl, permalink, made), hasFiles};
      });
    cache.prune();
    return docs;
  }
}

/** What renders the text of a doc is loaded with it, where React renders it at all. */
const lateMDXContent = (siteDir: string) => ({
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.join(siteDir, 'src/doc-text/LateMDXContent.tsx')}},
});
