import fs from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {ask} from '../harness/requests';
import {type DeployedSite, expect, test} from '../harness/deployed-site';
import {routes} from '../harness/site';

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

const published = ({root}: DeployedSite, file: string) => path.join(root, 'current', file);

test('every route is a page, as it was built', {tag: ['@2.2', '@16.5']}, async ({site}) => {
  for (const route of routes) {
    const {status, headers, body} = await ask(site.origin, route);
    expect.soft([status, headers['content-type']], route).toEqual([200, HTML]);
    const file = published(site, `${route === '/' ? '/index' : route}.html`);
    expect.soft(body.equals(await fs.readFile(file)), route).toBe(true);
  }
});

test(
  'any other address is answered with the not-found page and status 404',
  {tag: '@2.9'},
  async ({site}) => {
    const notFound = await fs.readFile(published(site, '404.html'));
    for (const address of [
      '/no-such-page',
      '/no-such-page.html',
      '/no-such-page/',
      '/404',
      '/404.html',
      '/Android',
      '/Android/',
      '/assets/',
      '/assets/js/of-no-release.00000000.js',
      '/android/using',
      // Not for readers.
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/index.html.gz',
      '/llms.txt.br',
    ]) {
      const {status, headers, body} = await ask(site.origin, address);
      expect.soft([status, headers['content-type']], address).toEqual([404, HTML]);
      // Not for a year: the file may be added.
      expect.soft(headers['cache-control'], address).toBe('public, max-age=0, must-revalidate');
      expect.soft(body.equals(notFound), address).toBe(true);
    }
  },
);

test(
  'other spellings lead to the page, with their query',
  {tag: ['@2.8', '@16.6']},
  async ({site}) => {
    for (const route of routes) {
      const spellings =
        route === '/'
          ? ['/index.html', '/index', '/index/']
          : [`${route}.html`, `${route}/`, `${route}/index.html`];
      for (const spelling of spellings) {
        const {status, headers} = await ask(site.origin, `${spelling}?a=b&c=%20`);
        expect.soft([status, headers.location], spelling).toEqual([301, `${route}?a=b&c=%20`]);
      }
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
  'a page that has not changed, its head or a part of it is sent alone',
  {tag: '@16.5'},
  async ({site}) => {
    const page = await ask(site.origin, '/Android/using');
    const again = await ask(site.origin, '/Android/using', {
      headers: {'If-None-Match': page.headers.etag ?? ''},
    });
    expect.soft([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(site.origin, '/Android/using', {method: 'HEAD'});
    expect
      .soft([head.status, head.headers['content-type'], head.body.length])
      .toEqual([200, HTML, 0]);

    const range = (value: string) =>
      ask(site.origin, '/apple-touch-icon.png', {headers: {Range: value}});
    expect.soft((await range('bytes=99999999-')).status).toBe(416);
    const part = await range('bytes=1-3');
    expect.soft([part.status, part.body.toString()]).toEqual([206, 'PNG']);

    const index = await ask(site.origin, '/search-index.json');
    const rest = await ask(site.origin, '/search-index.json', {
      headers: {Range: 'bytes=1000-', 'If-Range': index.headers.etag ?? ''},
    });
    expect.soft(rest.status).toBe(206);
    expect.soft(rest.body.equals(index.body.subarray(1000))).toBe(true);
  },
);

test(
  'texts are sent as brotli or gzip to those who accept it, the rest as it is',
  {
    tag: '@16.5',
  },
  async ({site}) => {
    const sent = (address: string, encodings: string) =>
      ask(site.origin, address, {headers: {'Accept-Encoding': encodings}});
    for (const address of [
      '/',
      '/Android/using',
      '/no-such-page',
      '/Android/using.md',
      '/llms.txt',
    ]) {
      const plain = await ask(site.origin, address);
      expect.soft(plain.headers['content-encoding'], address).toBeUndefined();
      for (const [encodings, encoding, decode] of [
        ['br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ] as const) {
        const {headers, body} = await sent(address, encodings);
        expect.soft(headers, address).toMatchObject({
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
        });
        expect.soft(headers.vary, address).toContain('Accept-Encoding');
        expect.soft(decode(body).equals(plain.body), address).toBe(true);
      }
    }
    for (const address of ['/apple-touch-icon.png', '/samples/ios.zip']) {
      const {headers} = await sent(address, 'gzip, br');
      expect.soft(headers['content-encoding'], address).toBeUndefined();
    }
  },
);

test(
  'every file has the headers that CDN hosts send according to _headers',
  {
    tag: '@16.5',
  },
  async ({site}) => {
    const headersOf = await readHeadersFile(published(site, '_headers'));
    const files = await fs.readdir(published(site, ''), {recursive: true, withFileTypes: true});
    const addresses = files
      .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$|^404\.html$/.test(entry.name))
      .map((entry) => path.relative(published(site, ''), path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
    expect(addresses).toContain('/Android/using');
    expect(addresses).toContainEqual(expect.stringMatching(/^\/assets\/js\/main\.\w+\.js$/));
    for (const address of addresses) {
      const {status, headers} = await ask(site.origin, address, {method: 'HEAD'});
      expect.soft(status, address).toBe(200);
      expect.soft(headers, address).toMatchObject({
        // What both hosts send unless told otherwise.
        'cache-control': 'public, max-age=0, must-revalidate',
        ...headersOf(address),
      });
      expect.soft(headers['content-type'], address).not.toBe('application/octet-stream');
    }
    // The headers also protect a missing page, a redirect and a refusal.
    for (const [address, method] of [
      ['/no-such-page', 'GET'],
      ['/Android/using.html', 'GET'],
      ['/', 'POST'],
    ] as const) {
      const {headers} = await ask(site.origin, address, {method});
      expect.soft(headers, address).toMatchObject(headersOf(address));
    }
  },
);

test(
  'each kind of file has its type, and an asset is kept for a year',
  {tag: '@16.5'},
  async ({site}) => {
    const [script = ''] = await fs.readdir(published(site, 'assets/js'));
    const asset = `/assets/js/${script.replace(/\.(br|gz)$/, '')}`;
    const skills = await fs.readdir(published(site, '.well-known/agent-skills'), {
      withFileTypes: true,
    });
    const skill = skills.find((entry) => entry.isDirectory())?.name;
    for (const [address, type] of [
      ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
      ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/Android/using.md', MARKDOWN],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/search-index.json', 'application/json; charset=utf-8'],
      ['/contract.json', 'application/json; charset=utf-8'],
      ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
      [`/.well-known/agent-skills/${skill}/SKILL.md`, MARKDOWN],
      ['/samples/ios.zip', 'application/zip'],
      ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
      [asset, 'text/javascript; charset=utf-8'],
    ] as const) {
      const {headers} = await ask(site.origin, address);
      expect.soft(headers['content-type'], address).toBe(type);
    }
    expect((await ask(site.origin, asset)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  },
);

test('a program that asks for Markdown gets the twin', {tag: '@16.8'}, async ({site}) => {
  const asMarkdown = (address: string, accept = 'text/markdown') =>
    ask(site.origin, address, {headers: {Accept: accept}});
  for (const [address, twin] of [
    ['/', 'index.md'],
    ['/Android/using', 'Android/using.md'],
    ['/blog/welcome', 'blog/welcome.md'],
    ['/markdown-page', 'markdown-page.md'],
  ] as const) {
    const {status, headers, body} = await asMarkdown(address);
    expect.soft([status, headers['content-type']], address).toEqual([200, MARKDOWN]);
    expect.soft(headers.vary, address).toContain('Accept,');
    expect.soft(body.equals(await fs.readFile(published(site, twin))), address).toBe(true);
  }
  for (const [accept, type] of [
    ['text/markdown, text/html;q=0.9, */*;q=0.1', MARKDOWN],
    ['text/html, Text/Markdown', MARKDOWN],
    ['text/markdown;q=1.0', MARKDOWN],
    ['text/markdown; charset=utf-8', MARKDOWN],
    ['text/html, text/markdown;q=0.5', HTML],
    ['text/markdown;q=0', HTML],
    ['text/markdown-like', HTML],
    ['*/*', HTML],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', HTML],
  ] as const) {
    const {headers} = await asMarkdown('/Android/using', accept);
    expect.soft(headers['content-type'], accept).toBe(type);
  }
  // One without a twin.
  const {status, headers} = await asMarkdown('/blog/tags');
  expect.soft([status, headers['content-type']]).toEqual([200, HTML]);
});

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do.
 *
 * @returns a function that gives the headers of an address, such as `/blog/rss.xml`, by names in lower case
 *   and fails if two rules set the same one for it, because hosts would send both values
 */
async function readHeadersFile(file: string): Promise<(address: string) => Record<string, string>> {
  const rules: {pattern: RegExp; headers: [name: string, value: string][]}[] = [];
  const lines = (await fs.readFile(file, 'utf8')).split('\n');
  for (const line of lines.filter((each) => each && !each.startsWith('#'))) {
    if (line.startsWith('/')) {
      const escaped = line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      rules.push({pattern: new RegExp(`^${escaped}$`), headers: []});
    } else {
      const [, name = '', value = ''] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return (address) => {
    const headers = rules
      .filter(({pattern}) => pattern.test(address))
      .flatMap((rule) => rule.headers);
    const names = headers.map(([name]) => name);
    expect(names, `headers of ${address} in _headers`).toEqual([...new Set(names)]);
    return Object.fromEntries(headers);
  };
}
