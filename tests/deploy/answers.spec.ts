import {escapeRegexp} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {filesIn, replaceFile} from '../../lib/files';
import {pathOf} from '../harness/build-site';
import {type DeployedSite, expect, test} from '../harness/deployed-site';
import {skipWithout} from '../harness/programs';
import {posts, routes} from '../harness/site';

skipWithout('nginx', 'OpenSSL', 'the brotli module of nginx');

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

const published = ({root}: DeployedSite, file: string): Buffer =>
  fs.readFileSync(path.join(root, 'current', file));

test(
  'every route is a page, as it was built, and other spellings lead to it with their query',
  {tag: ['@1.7', '@2.2', '@2.8', '@16.5', '@16.6']},
  async ({site}) => {
    for (const route of routes) {
      const {status, headers, body} = await site.ask(route);
      expect.soft([status, headers['content-type']], route).toEqual([200, HTML]);
      const file = route === '/' ? 'index.html' : `${route}.html`;
      expect.soft(body.equals(published(site, file)), route).toBe(true);
      for (const spelling of route === '/'
        ? ['/index.html', '/index', '/index/']
        : [`${route}.html`, `${route}/`, `${route}/index.html`, `/${route}/`]) {
        const other = await site.ask(`${spelling}?a=b&c=%0d%0aA:%20b`);
        expect
          .soft([other.status, other.headers.location, other.headers.a], spelling)
          .toEqual([301, `${route}?a=b&c=%0d%0aA:%20b`, undefined]);
      }
    }
  },
);

test(
  'any other address is answered with the not-found page and status 404',
  {tag: '@2.9'},
  async ({site}) => {
    const notForReaders = ['/_headers', '/_redirects', '/.nojekyll', '/index.html.gz'];
    for (const address of [
      ...['/no-such-page', '/no-such-page.html', '/no-such-page/', '/404', '/404/', '/404.html'],
      ...['/Android', '/Android/', '/android/using', '/assets/js/of-no-release.00000000.js'],
      ...notForReaders,
    ]) {
      const {status, headers, body} = await site.ask(address);
      expect.soft([status, headers['content-type']], address).toEqual([404, HTML]);
      // Not for a year: the file may be added.
      expect.soft(headers['cache-control'], address).toBe('public, max-age=0, must-revalidate');
      expect.soft(body.equals(published(site, '404.html')), address).toBe(true);
    }
  },
);

test('http redirects to https', {tag: '@16.5'}, async ({site}) => {
  // Whatever the client calls the host.
  const address = `http://127.0.0.1:${site.plainPort}/Android/using?a=b`;
  const {status, headers} = await fetch(address, {redirect: 'manual'});
  expect([status, headers.get('location')]).toEqual([301, 'https://localhost/Android/using?a=b']);
});

test(
  'texts are sent as brotli or gzip to those who accept it, the rest as it is',
  {tag: '@16.5'},
  async ({site}) => {
    const sent = (address: string, encodings: string) =>
      site.ask(address, {headers: {'Accept-Encoding': encodings}});
    for (const address of ['/', '/no-such-page', '/Android/using.md', '/llms.txt']) {
      const plain = await site.ask(address);
      expect.soft(plain.headers['content-encoding'], address).toBeUndefined();
      for (const [encodings, encoding, decode] of [
        ['gzip', 'gzip', gunzipSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ] as const) {
        const {headers, body} = await sent(address, encodings);
        expect.soft(headers, address).toMatchObject({
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
          vary: expect.stringContaining('Accept-Encoding'),
        });
        expect.soft(decode(body).equals(plain.body), address).toBe(true);
      }
    }
    const {headers} = await sent('/samples/ios.zip', 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test(
  'every file has a type, and the headers that CDN hosts send according to _headers',
  {tag: '@16.5'},
  async ({site}) => {
    const rules = readHeaders(published(site, '_headers').toString());
    const headersOf = (address: string) => rules(pathOf('production') + address);
    const current = path.join(site.root, 'current');
    // Names that look like others: pages in folders that are called as those of files, and a download.
    for (const name of [
      'Android/assets/images',
      'api/assets/limits',
      'img/size',
      'samples/android',
    ]) {
      fs.mkdirSync(path.join(current, name), {recursive: true});
      replaceFile(path.join(current, `${name}.html`), 'A page');
    }
    fs.writeFileSync(path.join(current, 'kit.tar.gz'), 'An archive');
    const files = filesIn(current);
    const addresses = files
      .filter((file) => !/^[._](?!well-known)|^404\.html$/.test(file))
      .filter((file) => !/\.(?:br|gz)$/.test(file) || !files.includes(file.slice(0, -3)))
      .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
    expect(addresses).toContain('/Android/using');
    expect(addresses).toContainEqual(expect.stringMatching(/^\/assets\/js\/main\.\w+\.js$/));
    for (const address of addresses) {
      const {status, headers} = await site.ask(address, {method: 'HEAD'});
      expect.soft(status, address).toBe(200);
      expect.soft(headers, address).toMatchObject({
        // What both hosts send unless told otherwise.
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': expect.stringMatching(/^image\/|^application\/g?zip$|; charset=utf-8$/),
        ...headersOf(address),
      });
    }
    // The headers also protect a missing page, a redirect and a refusal.
    for (const [address, method] of [
      ['/no-such-page', 'GET'],
      ['/Android/using.html', 'GET'],
      ['/', 'POST'],
    ] as const) {
      const {headers} = await site.ask(address, {method});
      expect.soft(headers, address).toMatchObject(headersOf(address));
    }
  },
);

test('a program that asks for Markdown gets the twin', {tag: '@16.8'}, async ({site}) => {
  // The start of another language.
  for (const ending of ['html', 'md']) {
    replaceFile(path.join(site.root, `current/fr/index.${ending}`), `# Bonjour ${ending}`);
  }
  const asMarkdown = (address: string, accept = 'text/markdown') =>
    site.ask(address, {headers: {Accept: accept}});
  for (const [address, twin] of [
    ['/', 'index.md'],
    ['/fr/', 'fr/index.md'],
    ['/Android/using', 'Android/using.md'],
    ...posts.slice(0, 1).map(({route}) => [route, `${route}.md`] as const),
  ] as const) {
    const {status, headers, body} = await asMarkdown(address);
    expect.soft([status, headers['content-type']], address).toEqual([200, MARKDOWN]);
    expect.soft(headers.vary, address).toContain('Accept,');
    expect.soft(body.equals(published(site, twin)), address).toBe(true);
  }
  for (const [accept, type, address = '/Android/using'] of [
    ['text/markdown, text/html;q=0.9, */*;q=0.1', MARKDOWN],
    ['text/html, Text/Markdown', MARKDOWN],
    ['text/markdown;q=1.0', MARKDOWN],
    ['text/markdown; charset=utf-8', MARKDOWN],
    ['text/html, text/markdown;q=0.5', HTML],
    ['text/markdown;q=0', HTML],
    ['text/markdown-like', HTML],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', HTML],
    // One without a twin.
    ['text/markdown', HTML, '/blog/tags'],
  ] as const) {
    const {status, headers} = await asMarkdown(address, accept);
    expect.soft([status, headers['content-type']], accept).toEqual([200, type]);
  }
});

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do.
 *
 * @returns a function that gives the headers of an address, such as `/blog/rss.xml`, by names in lower case
 *   and fails if two rules set the same one for it, because hosts would send both values
 */
function readHeaders(text: string): (address: string) => Record<string, string> {
  const rules = [...text.matchAll(/^(\/.*)\n((?:[ \t].*\n?)*)/gm)].map(
    ([, line = '', block = '']) => ({
      pattern: new RegExp(`^${escapeRegexp(line).replaceAll('\\*', '.*')}$`),
      headers: [...block.matchAll(/^\s+([^:]+): (.+)$/gm)].map(
        ([, name = '', value = '']) => [name.toLowerCase(), value] as const,
      ),
    }),
  );
  return (address) => {
    const headers = rules
      .filter(({pattern}) => pattern.test(address))
      .flatMap((rule) => rule.headers);
    const names = headers.map(([name]) => name);
    expect(names, `headers of ${address} in _headers`).toEqual([...new Set(names)]);
    return Object.fromEntries(headers);
  };
}
