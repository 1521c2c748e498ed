import https from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';

interface Answer {
  status: number;
  /** In lower case. A name that came twice has both values, separated by a comma. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends one request exactly as written: the path isn't normalised, nothing is decoded, no redirect is followed, and
 * the certificate isn't checked.
 *
 * @param origin such as `https://localhost:12345`
 */
export async function ask(
  origin: string,
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const options = {hostname, port, path, method, headers, rejectUnauthorized: false};
    const request = https.request({...options, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const {statusCode: status = 0, headers: received} = response;
        resolve({status, headers: received, body: Buffer.concat(chunks)});
      });
    });
    request.on('error', reject).end();
  });
}
