import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

export interface StaticServer {
  /** Such as `http://localhost:3000`, no trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as static hosts do: `/Android/install` is `Android/install.html`, and what
 * is not there is answered with `404.html` and status 404.
 *
 * @param folder the built site; read anew for each request, so a new build is seen at once
 * @param port 0 takes any free port
 * @throws Error with code EADDRINUSE where the port is taken
 */
export async function serveStatic(folder: string, port = 0): Promise<StaticServer> {
  const files = sirv(folder, {dev: true, extensions: ['html']});
  const server = http.createServer((request, response) => {
    files(request, response, () => {
      void answerNotFound(folder, response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answerNotFound(folder: string, response: http.ServerResponse): Promise<void> {
  const page = await fs.readFile(path.join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(page);
}
