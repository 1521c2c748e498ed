import type {IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import tls from 'node:tls';

// Requests that are sent exactly as written, to an origin such as `https://localhost:12345` whose certificate
// isn't checked.

export interface Answer {
  status: number;
  /** In lower case. A name that came twice has both values, separated by a comma. */
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request: the path isn't normalised, nothing is decoded and no redirect is followed. */
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

/** Opens a connection, like a program that ignores the rules of HTTP. */
export async function connect(origin: string): Promise<tls.TLSSocket> {
  const {hostname, port} = new URL(origin);
  const socket = tls.connect({
    host: hostname,
    port: Number(port),
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject);
  });
  return socket;
}

/** Sends bytes, and returns everything that the server sent until it closed the connection. */
export async function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const socket = await connect(origin);
  socket.write(bytes);
  return answerOf(socket);
}

/** What a server sends until the connection ends, cleanly or not. */
export async function answerOf(socket: tls.TLSSocket): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  // A server may cut off a client that is still sending: that is an answer too.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}
