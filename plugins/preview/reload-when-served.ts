/** The time between two attempts to reach the preview, in ms. */
const PAUSE = 500;

/**
 * Script on each page of the preview: reloads the page as soon as a different server answers from the one
 * it came from. The client of webpack-dev-server 5.2 asks the new server for an update to the old site,
 * gets a page instead, and does nothing. It is also missing if a script failed to load in between.
 *
 * @param server identifies the server that this page comes from
 */
export const reloadWhenServed = (server: string) => `(function connect(isLost) {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  socket.onopen = async () => {
    const page = isLost ? await (await fetch(location)).text() : '${server}';
    if (!page.includes('${server}')) location.reload();
  };
  socket.onclose = () => setTimeout(connect, ${PAUSE}, true);
})();`;
