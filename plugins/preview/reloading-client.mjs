import WebSocketClient from 'webpack-dev-server/client/clients/WebSocketClient.js';

/**
 * The browser's connection to the preview. When the preview serves anew, it reloads the page:
 * that of webpack-dev-server (5.2) waits longer from try to try, and then asks for an update that
 * the new server does not have.
 */
export default class ReloadingClient extends WebSocketClient {
  onClose() {
    super.onClose(() => window.reloadWhenServed(location.href));
  }
}
