import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {DOC_ITEM} from '../docs-chunk';

/** Components for docs that draw HTML alone, and do nothing in the browser but what HTML does. */
export const PLAIN_COMPONENTS = ['Hero', 'PlatformCards', 'StateDiagram', 'Tabs', 'TabItem'];

/**
 * Leaves the text of the page that a reader arrives on as it is in the HTML: neither its code is
 * loaded nor does React go through it. What acts in a text are custom elements (src/elements) and
 * links (src/theme/DocItem/Content). It saves 14 of 131 KB of scripts (brotli) on a long page.
 *
 * A doc that uses other components than these is hydrated as upstream does; so are posts and pages.
 */
export default function partialHydration({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'partial-hydration',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const rule = (file: string, loader: string, options: object) => ({
        test: path.join(generatedFilesDir, file),
        loader: path.join(__dirname, loader),
        options,
      });
      const registry = rule('registry.js', 'registry-loader.cjs', {
        siteDir,
        generatedFilesDir,
        isServer,
        components: PLAIN_COMPONENTS,
      });
      const chunkNames = rule('routesChunkNames.json', 'chunk-names-loader.cjs', {
        docItem: DOC_ITEM,
      });
      return {module: {rules: isServer ? [registry] : [registry, chunkNames, lateMDXContent]}};
    },
  };
}

/** What draws the text of a doc is loaded with it. */
const lateMDXContent = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]DocItem[\\/]Content[\\/]index\.js$/,
  resolve: {alias: {'@theme/MDXContent': path.resolve('src/router/LateMDXContent.tsx')}},
};
