import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {addressBeside} from '../../lib/address-beside';
import {COMPILED_DOCS, removeCompiledDocs, withoutCompiledDocs} from './compiled-docs';
import {isPlainText} from './is-plain-text';
import {writeDocData} from './write-doc-data';

/** Components for docs that draw HTML alone, and do nothing in the browser but what HTML does. */
export const PLAIN_COMPONENTS = ['Hero', 'PlatformCards', 'StateDiagram', 'Tabs', 'TabItem'];

/** What the loaders get of each doc. */
export interface Doc {
  /** Such as `@site/docs/Android/using.mdx`. */
  source: string;
  permalink: string;
  /** Address of the file with its text; undefined where React draws it. */
  data?: string;
}

/**
 * Leaves the texts of docs to HTML: the browser gets no code for them, and React does not go through
 * them. The page that a reader arrives on has its text; for a later one, the text is fetched from a
 * file such as `/Android/using.json`. What acts in a text are custom elements (src/elements) and
 * links (src/theme/DocItem/Content).
 *
 * It saves 14 of 131 KB of scripts (brotli) on a long page, and minifying the code of the docs. The
 * preview does without it: it has no built pages to take texts from.
 *
 * A doc that uses other components than these is hydrated as upstream does; so are posts and pages.
 *
 * @throws Error when a page has no data of its doc, or upstream's code has another form
 */
export default function partialHydration({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  let docs: Doc[] = [];
  // A file, and no option: the bundler's cache knows when a file changes.
  const list = path.join(generatedFilesDir, 'partial-hydration.json');
  return {
    name: 'partial-hydration',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      docs = (content?.loadedVersions ?? []).flatMap((version) => version.docs).map(toDoc);
      fs.writeFileSync(list, JSON.stringify(docs));
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      const rule = (test: string | RegExp, loader: string) => ({
        test,
        loader: path.join(__dirname, loader),
        options: {list, isServer, chunkName: COMPILED_DOCS},
      });
      const generated = (file: string) => path.join(generatedFilesDir, file);
      const registry = rule(generated('registry.js'), 'registry-loader.cjs');
      const chunkNames = rule(generated('routesChunkNames.json'), 'chunk-names-loader.cjs');
      const prefetch = rule(/core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, 'prefetch-loader.cjs');
      const preload = rule(/core[\\/]lib[\\/]client[\\/]preload\.js$/, 'preload-loader.cjs');
      return isServer
        ? {module: {rules: [registry]}}
        : {
            module: {rules: [registry, chunkNames, prefetch, preload, lateMDXContent]},
            plugins: [withoutCompiledDocs],
          };
    },
    postBuild({outDir}) {
      removeCompiledDocs(outDir);
      writeDocData(outDir, baseUrl, docs);
      return Promise.resolve();
    },
  };

  function toDoc({source, permalink}: Pick<DocMetadata, 'source' | 'permalink'>): Doc {
    const text = fs.readFileSync(source.replace('@site', siteDir), 'utf8');
    const isPlain = isPlainText(text, PLAIN_COMPONENTS);
    return {source, permalink, data: isPlain ? addressBeside(permalink, 'json') : undefined};
  }
}

/** What draws the text of a doc is loaded with it, where React draws it at all. */
const lateMDXContent = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.resolve('src/router/LateMDXContent.tsx')}},
};
