import https from 'node:https';
import type {IncomingHttpHeaders} from 'node:http';

export interface Answer {
  status: number;
  /** In small letters. A name that came twice has both values, separated by a comma. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends one request exactly as it is written: the path is not normalized, nothing is decoded and no
 * redirect followed. The certificate is not checked.
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
