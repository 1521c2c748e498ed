import {once} from 'node:events';
import tls from 'node:tls';
import {type DeployedSite, expect, test} from '../harness/deployed-site';
import {skipWithout} from '../harness/programs';

skipWithout('nginx', 'OpenSSL', 'the brotli module of nginx');

/** Opens a connection, like a program that ignores the rules of HTTP. */
async function connect({origin}: DeployedSite): Promise<tls.TLSSocket> {
  const {hostname: host, port} = new URL(origin);
  const socket = tls.connect({
    host,
    port: Number(port),
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  await once(socket, 'secureConnect');
  return socket;
}

test.describe('hostile clients', {tag: '@16.9'}, () => {
  test('no address leaves the site, leads to another host or adds a header', async ({site}) => {
    for (const address of [
      '/../nginx/privkey.pem',
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/assets/%2e%2e/releases/',
      '/assets../privkey.pem',
      '/..%5c..%5cetc%5cpasswd',
      '/%252e%252e/%252e%252e/etc/passwd',
      '//another.example/',
      '//another.example/index.html',
      '/%5C%5Canother.example/index.html',
      '/https://another.example/',
      '/%0d%0aSet-Cookie:%20a=b/',
      '/Android/using%0d%0aSet-Cookie:%20a=b.html',
    ]) {
      const {status, headers, body} = await site.ask(address);
      expect.soft([400, 404], address).toContain(status);
      expect.soft(body.toString(), address).not.toMatch(/root:x:|PRIVATE KEY/);
      expect.soft(headers.location ?? headers['set-cookie'], address).toBeUndefined();
    }
  });

  test("a method that isn't for reading is refused, without nginx's version", async ({site}) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const {status, headers, body} = await site.ask('/', {method});
      expect.soft([status, headers.server], method).toEqual([405, 'nginx']);
      expect.soft(body.toString(), method).not.toMatch(/nginx\/\d/);
    }
  });

  test('a malformed request is refused, and the next reader is served', async ({site}) => {
    const get = (head: string) => `GET / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`;
    const long = 'a'.repeat(100_000);
    for (const [what, bytes, status] of [
      ['bytes that are no text', Buffer.alloc(64, 0xff), '400'],
      ["a version that doesn't exist", 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', '505'],
      ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
      ['two hosts', get('Host: localhost\r\n'), '400'],
      ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
      ['a long address', `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`, '414'],
      ['a long header', get(`A: ${long}\r\n`), '400'],
      ['a length and chunks', get('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'), '400'],
      ['a body of a gigabyte', get('Content-Length: 1000000000\r\n'), '413'],
    ] as const) {
      const socket = await connect(site);
      socket.write(bytes);
      // After its answer, nginx waits some seconds for what the client may still send.
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect.soft(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1], what).toBe(status);
      expect.soft((await site.ask('/')).status, what).toBe(200);
    }
  });

  test('hundreds that never end their request are dropped, and hold up nobody', async ({site}) => {
    let [waiting, answers] = [300, ''];
    const end = () => (waiting -= 1);
    for (const client of Array.from({length: waiting}, () => connect(site))) {
      // On a busy machine, the first is dropped before the last has come.
      void client.then((socket) => {
        socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
        // A server may cut off a client that is still sending.
        socket.on('error', () => undefined).once('close', end);
        socket.write('GET /Android/using HTTP/1.1\r\nHost: localhost\r\n');
      }, end);
    }
    // Until nginx waits for none of them any longer, which takes it client_header_timeout, readers are served.
    await expect
      .poll(
        async () => {
          expect((await site.ask('/Android/using')).status).toBe(200);
          return waiting;
        },
        {timeout: 50_000},
      )
      .toBe(0);
    expect(answers).toBe('');
  });
});
