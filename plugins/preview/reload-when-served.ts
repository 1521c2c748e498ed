/** Between two attempts to reach the preview, in ms. */
const PAUSE = 500;

/**
 * Script of each page of the preview: after the preview was out of reach, it reloads the page. The
 * client of webpack-dev-server (5.2) waits for up to 16 s between two attempts, asks the new server
 * for an update of the old site, and is not there at all where a script of the page fell between the two.
 */
export const reloadWhenServed = `(function connect(isMissed) {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  socket.onopen = () => isMissed && location.reload();
  socket.onclose = () => setTimeout(connect, ${PAUSE}, true);
})();`;
