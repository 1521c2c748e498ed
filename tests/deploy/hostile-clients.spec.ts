import {answerOf, ask, connect, sendRaw} from '../harness/requests';
import {expect, test} from '../harness/deployed-site';

test.describe('hostile clients', {tag: '@16.9'}, () => {
  test('no address leaves the site', async ({site}) => {
    for (const address of [
      '/../nginx/privkey.pem',
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2f..%2fetc/passwd',
      '/assets/../../nginx/privkey.pem',
      '/assets/%2e%2e/releases/',
      '/assets../nginx/privkey.pem',
      '/..%5c..%5cetc%5cpasswd',
      '/%252e%252e/%252e%252e/etc/passwd',
    ]) {
      const {status, body} = await ask(site.origin, address);
      expect.soft([400, 404], address).toContain(status);
      expect.soft(body.toString(), address).not.toMatch(/root:x:|PRIVATE KEY/);
    }
  });

  test('no address leads to another host or adds a header', async ({site}) => {
    for (const address of [
      '//another.example/',
      '//another.example/index.html',
      '/%5Canother.example/',
      '/%5C%5Canother.example/index.html',
      '/https://another.example/',
      '/%0d%0aSet-Cookie:%20a=b/',
      '/Android/using%0d%0aSet-Cookie:%20a=b/',
      '/Android/using%0d%0aSet-Cookie:%20a=b.html',
    ]) {
      const {status, headers} = await ask(site.origin, address);
      expect.soft([400, 404], address).toContain(status);
      expect.soft(headers.location, address).toBeUndefined();
      expect.soft(headers['set-cookie'], address).toBeUndefined();
    }
    const query = '?a=%0d%0aSet-Cookie:%20b=c';
    const {status, headers} = await ask(site.origin, `/Android/using.html${query}`);
    expect([status, headers.location]).toEqual([301, `/Android/using${query}`]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test("a method that isn't for reading is refused, without nginx's version", async ({site}) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const {status, headers, body} = await ask(site.origin, '/', {method});
      expect.soft([status, headers.server], method).toEqual([405, 'nginx']);
      expect.soft(body.toString(), method).not.toMatch(/nginx\/\d/);
    }
  });

  test('a malformed request is refused, and the next reader is served', async ({site}) => {
    const get = (head: string) => `GET / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`;
    const long = 'a'.repeat(100_000);
    for (const [what, bytes, status] of [
      ['no HTTP', 'hello\r\n\r\n', '400'],
      ['bytes that are no text', Buffer.alloc(64, 0xff), '400'],
      ["a version that doesn't exist", 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', '505'],
      ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
      ['two hosts', get('Host: localhost\r\n'), '400'],
      ['a zero byte', 'GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
      ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', '400'],
      ['a long address', `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`, '414'],
      ['a long header', get(`A: ${long}\r\n`), '400'],
      [
        'a length and chunks in one request',
        `${get('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
        '400',
      ],
      ['a body of a gigabyte', get('Content-Length: 1000000000\r\n'), '413'],
    ] as const) {
      const answer = await sendRaw(site.origin, bytes);
      expect.soft(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], what).toBe(status);
      expect.soft((await ask(site.origin, '/')).status, what).toBe(200);
    }
  });

  const REQUEST = 'GET /Android/using HTTP/1.1\r\nHost: localhost\r\n';

  test('hundreds that never end their request are dropped, and hold up nobody', async ({site}) => {
    const slow = await Promise.all(Array.from({length: 300}, () => connect(site.origin)));
    const answers = slow.map((socket) => {
      socket.write(REQUEST);
      return answerOf(socket);
    });
    // The reader is served while nginx still waits for all of them.
    const reader = ask(site.origin, '/Android/using').then(({status}) => status);
    expect(await Promise.race([reader, ...answers])).toBe(200);
    // It waits for none of them for longer than client_header_timeout.
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['']));
  });

  test('those that drop their connection in the middle of an answer leave nothing behind', async ({
    site,
  }) => {
    await Promise.all(
      Array.from({length: 100}, async () => {
        const socket = await connect(site.origin);
        socket.on('error', () => undefined);
        socket.write(`${REQUEST}\r\n`);
        await new Promise((resolve) => socket.once('data', resolve));
        socket.destroy();
      }),
    );
    const readers = Array.from({length: 20}, () => ask(site.origin, '/Android/using'));
    const answers = await Promise.all(readers);
    expect(answers.map(({status}) => status)).toEqual(answers.map(() => 200));
  });
});
