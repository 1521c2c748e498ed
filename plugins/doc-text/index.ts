import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {buildCache, type BuildCache, fromCache} from '../../lib/cache';
import {isAsset, readText} from '../../lib/files';
import {hashOfInputs, textAddress} from './address';
import {writeDocs, type Doc} from './docs';
import {readDoc} from './read-doc';

/**
 * Leaves the texts of docs to HTML: the browser gets no code for them, and React does not go through
 * them. The page that a reader arrives on has its text; for a later one, the text is fetched from a
 * file (finish/steps/doc-text.ts). What acts in a text are custom elements (src/elements) and links
 * (src/doc-text). A doc that is not provably plain is drawn and hydrated by React, as Docusaurus does;
 * so are posts and pages.
 *
 * This plugin decides which doc is which, and names the files. The patch `doc-text` has the browser
 * load them; without it, and in the live preview, React draws every doc.
 *
 * @param isOn whether the patch is part of this build
 */
export default function docText(isOn: boolean) {
  return (context: LoadContext): Plugin => {
    const {baseUrl, generatedFilesDir, siteConfig, siteDir} = context;
    return {
      name: 'doc-text',
      allContentLoaded({allContent}) {
        const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
        const versions = (instances as LoadedContent[]).flatMap(
          (content) => content.loadedVersions,
        );
        writeDocs(generatedFilesDir, isOn ? docsOf(versions) : []);
        return Promise.resolve();
      },
      configureWebpack: (_config, isServer) =>
        isOn && !isServer ? {module: {rules: [lateMDXContent]}} : {},
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
      const filePath = source.replace('@site', siteDir);
      const fileContent = readText(filePath);
      const text = siteConfig.markdown.preprocessor?.({fileContent, filePath}) ?? fileContent;
      const {isPlain, addresses} = fromCache(cache, text, () => readDoc(text));
      return isPlain
        ? {
            source,
            permalink,
            address: textAddress(baseUrl, permalink, inputs + text + JSON.stringify(metadata)),
            hasFiles: addresses.some((url) => isAsset(url, source.replace('@site/', ''), siteDir)),
          }
        : {source, permalink};
    }
  };
}

/** What draws the text of a doc is loaded with it, where React draws it at all. */
const lateMDXContent = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.resolve('src/doc-text/LateMDXContent.tsx')}},
};
