/** Between two attempts to reach the preview, in ms. */
const PAUSE = 500;

/**
 * Script of each page of the preview: reloads the page as soon as another server answers than the one
 * that it came from. The client of webpack-dev-server 5.2 asks the new server for an update of the old
 * site, gets a page in place of it, and stays. It is also missing when a script fell between the two.
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
