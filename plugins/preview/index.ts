import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {pageFolders} from '../bundle/cache-version';
import {hashOfFiles} from '../../lib/hash-of-files';
import {reloadWhenServed} from './reload-when-served';

/**
 * Lets `npm start` show edits of what the config imports (scripts/start/preview.mjs): open pages are
 * compiled anew when the config has been loaded anew, and the browser follows a site that is served anew.
 */
export default async function preview(context: LoadContext): Promise<Plugin | null> {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  const version = path.join(context.generatedFilesDir, 'preview', 'version.txt');
  await fs.mkdir(path.dirname(version), {recursive: true});
  // A hash, so that the bundler's cache tells a page with other facts.
  await fs.writeFile(version, hashOfFiles(pageFolders(context)));
  return {
    name: 'preview',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: reloadWhenServed}]}),
    configureWebpack: () => ({
      // What the browser gets is for one reader on the same machine: source maps and compression take
      // 0.3 of the 2 seconds from an edited plugin to the page.
      devtool: 'eval',
      devServer: {
        compress: false,
        client: {
          webSocketTransport: path.join(__dirname, 'reloading-client.mjs'),
          overlay: {runtimeErrors: isOfPage},
        },
      },
      module: {
        rules: [
          {
            // Not `test`: by that, Docusaurus recognizes its own rules for Markdown.
            resource: /\.mdx?$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'version-loader.cjs'),
            options: {version},
          },
        ],
      },
    }),
  };
}

/**
 * Whether an error comes from a page that runs. That of a page that could not be compiled is shown
 * already, and would be shown once more when it has been mended: the browser runs both versions.
 * The bundler puts the function's text into the browser's client.
 */
const isOfPage = ({message}: Error) => !message.includes('Module build failed');
