import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';

const decoders = {br: brotliDecompressSync, gzip: gunzipSync};

for (const path of ['/', '/Android/using', '/no-such-page', '/Android/using.md', '/llms.txt']) {
  for (const encoding of ['br', 'gzip'] as const) {
    test(`${path} is sent as ${encoding} to those who accept it`, async ({site}) => {
      const plain = await ask(site.origin, path);
      const {headers, body} = await ask(site.origin, path, {
        headers: {'Accept-Encoding': encoding},
      });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(decoders[encoding](body).equals(plain.body)).toBe(true);
    });
  }
}

test('brotli takes precedence over gzip', async ({site}) => {
  const {headers} = await ask(site.origin, '/', {
    headers: {'Accept-Encoding': 'gzip, deflate, br, zstd'},
  });
  expect(headers['content-encoding']).toBe('br');
});

test('pictures and archives are sent as they are', async ({site}) => {
  for (const path of ['/apple-touch-icon.png', '/samples/ios.zip']) {
    const {headers} = await ask(site.origin, path, {headers: {'Accept-Encoding': 'gzip, br'}});
    expect(headers['content-encoding'], path).toBeUndefined();
  }
});
