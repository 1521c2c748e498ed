import type {Plugin} from '@docusaurus/types';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {reloadWhenServed} from './reload-when-served';

/** Makes open pages follow when `npm start` restarts Docusaurus (scripts/start.mjs). */
export default function preview(): Plugin | null {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  return {
    name: 'preview',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: reloadWhenServed(`server-${Date.now()}`)}],
    }),
    configureWebpack: () => ({
      // A mistake on a page is shown when the page is compiled. The browser also runs that page, and
      // its error would stay on screen after the mistake is fixed.
      devServer: {client: {overlay: {runtimeErrors: false}}},
    }),
  };
}
