import http from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

/**
 * Serves a compressed site as a good host does, until the process ends: brotli, clean addresses, and files whose
 * names have a hash are kept for a year, without which a prefetch would be in vain.
 *
 * @returns the origin, such as `http://localhost:3000`
 */
export async function serveCompressed(folder: string): Promise<string> {
  const files = sirv(folder, {
    brotli: true,
    setHeaders: (response, address) => {
      const isHashed = address.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = http.createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
