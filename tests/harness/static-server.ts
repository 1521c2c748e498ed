import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

export interface StaticServer {
  /** Such as `http://localhost:3000`, without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as static hosts do: `/Android/install` is `Android/install.html`, and anything that
 * doesn't exist is answered with `404.html` and status 404.
 *
 * @param folder the built site; read again for each request, so a new build is served at once
 */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const files = sirv(folder, {dev: true, extensions: ['html']});
  const server = http.createServer((request, response) => {
    files(request, response, () => {
      void answerNotFound(folder, response);
    });
  });
  // The same as nginx. With Node's 5 seconds, a client that pauses would find the connection closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The port that a server has been given. */
export const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;

async function answerNotFound(folder: string, response: http.ServerResponse): Promise<void> {
  const page = await fs.readFile(path.join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
}
