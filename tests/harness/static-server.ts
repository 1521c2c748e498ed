import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

/**
 * Serves a built site as static hosts do: `/Android/install` is `Android/install.html`, and anything that
 * doesn't exist is answered with `404.html` and status 404.
 *
 * @param folder the built site; read again for each request, so a new build is served at once
 * @param base the path below which it is served, without a slash at its end
 */
export async function serveStatic(folder: string, base = '') {
  const answerNone = (_: http.IncomingMessage, response: http.ServerResponse) => {
    response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
    response.end(fs.readFileSync(path.join(folder, '404.html')));
  };
  const answer = sirv(folder, {dev: true, extensions: ['html'], onNoMatch: answerNone});
  const server = http.createServer((request, response) => {
    const {url = ''} = request;
    request.url = url.slice(base.length);
    (url.startsWith(`${base}/`) ? answer : answerNone)(request, response);
  });
  // The same as nginx. With Node's 5 seconds, a client that pauses would find the connection closed.
  server.keepAliveTimeout = 75_000;
  return {
    origin: await listen(server),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a server on a free port, and gives its origin, such as `http://localhost:3000`. */
export async function listen(server: http.Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
