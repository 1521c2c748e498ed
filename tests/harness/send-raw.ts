import tls from 'node:tls';

/**
 * Opens a connection, like a program that ignores the rules of HTTP. The certificate isn't checked.
 *
 * @param origin such as `https://localhost:12345`
 */
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

/**
 * Sends bytes as they are.
 *
 * @returns everything that the server sent until it closed the connection
 */
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
