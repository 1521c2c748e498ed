import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';
import {sendRaw} from '../harness/send-raw';

const statusOf = (answer: string) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];

for (const path of [
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
  test(`${path} does not leave the site`, async ({site}) => {
    const {status, body} = await ask(site.origin, path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:x:|PRIVATE KEY/);
  });
}

for (const path of [
  '//another.example/',
  '//another.example/index.html',
  '/%5Canother.example/',
  '/%5C%5Canother.example/index.html',
  '/https://another.example/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/Android/using%0d%0aSet-Cookie:%20a=b/',
  '/Android/using%0d%0aSet-Cookie:%20a=b.html',
]) {
  test(`${path} leads nowhere and adds no header`, async ({site}) => {
    const {status, headers} = await ask(site.origin, path);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('a line break in the query does not get into the headers', async ({site}) => {
  const {status, headers} = await ask(site.origin, '/Android/using.html?a=%0d%0aSet-Cookie:%20b=c');
  expect([status, headers.location]).toEqual([301, '/Android/using?a=%0d%0aSet-Cookie:%20b=c']);
  expect(headers['set-cookie']).toBeUndefined();
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} is refused`, async ({site}) => {
    expect((await ask(site.origin, '/', {method})).status).toBe(405);
  });
}

const host = 'Host: localhost\r\n';

for (const {what, bytes, status} of [
  {what: 'no HTTP', bytes: 'hello\r\n\r\n', status: '400'},
  {what: 'bytes that are no text', bytes: Buffer.alloc(64, 0xff), status: '400'},
  {what: 'a version that there is not', bytes: `GET / HTTP/9.9\r\n${host}\r\n`, status: '505'},
  {what: 'no host', bytes: 'GET / HTTP/1.1\r\n\r\n', status: '400'},
  {what: 'two hosts', bytes: `GET / HTTP/1.1\r\n${host}${host}\r\n`, status: '400'},
  {what: 'a zero byte', bytes: `GET /%00 HTTP/1.1\r\n${host}\r\n`, status: '400'},
  {what: 'a broken escape', bytes: `GET /%zz HTTP/1.1\r\n${host}\r\n`, status: '400'},
  {
    what: 'an address of 100 KB',
    bytes: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
    status: '414',
  },
  {
    what: 'a header of 100 KB',
    bytes: `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(100_000)}\r\n\r\n`,
    status: '400',
  },
  {
    what: 'a length and chunks in one request',
    bytes: `GET / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    status: '400',
  },
  {
    what: 'a body of a gigabyte',
    bytes: `GET / HTTP/1.1\r\n${host}Content-Length: 1000000000\r\n\r\n`,
    status: '413',
  },
] as const) {
  test(`a request with ${what} is refused with ${status}, and the next reader is served`, async ({
    site,
  }) => {
    expect(statusOf(await sendRaw(site.origin, bytes))).toBe(status);
    expect((await ask(site.origin, '/')).status).toBe(200);
  });
}

test('a range outside the file is refused, and one inside it is sent', async ({site}) => {
  const range = (value: string) =>
    ask(site.origin, '/apple-touch-icon.png', {headers: {Range: value}});
  expect((await range('bytes=99999999-')).status).toBe(416);
  const {status, body} = await range('bytes=1-3');
  expect([status, body.toString()]).toEqual([206, 'PNG']);
});
