import tls from 'node:tls';

/**
 * Opens a connection, as a program does that does not care for the rules of HTTP. The certificate is
 * not checked.
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
 * @returns everything that the server answered until it ended the connection
 */
export async function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const socket = await connect(origin);
  socket.write(bytes);
  return answerOf(socket);
}

/** What a server sends until it ends the connection, cut or not. */
export async function answerOf(socket: tls.TLSSocket): Promise<string> {
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  // A server may cut a connection that still sends: that is an answer too.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}
