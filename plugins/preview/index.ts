import type {Plugin} from '@docusaurus/types';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';

/** Makes open pages follow when `npm start` restarts Docusaurus (scripts/start.mjs). */
export default function preview(): Plugin | null {
  return process.env.NODE_ENV === 'production'
    ? null
    : {
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

/** The time between two attempts to reach the preview, in ms. */
const PAUSE = 500;

/**
 * Script on each page of the preview: reloads the page as soon as a different server answers from the one
 * it came from. The client of webpack-dev-server 5.2 asks the new server for an update to the old site,
 * gets a page instead, and does nothing. It is also missing if a script failed to load in between.
 *
 * @param server identifies the server that this page comes from
 */
const reloadWhenServed = (server: string) => `(function connect(isLost) {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  socket.onopen = async () => {
    const page = isLost ? await (await fetch(location)).text() : '${server}';
    if (!page.includes('${server}')) location.reload();
  };
  socket.onclose = () => setTimeout(connect, ${PAUSE}, true);
})();`;
