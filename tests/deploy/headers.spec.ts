import fs from 'node:fs/promises';
import path from 'node:path';
import {skillName} from '../../plugins/output/agent-skills/skill-of';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';
import {readHeadersFile} from '../harness/headers-file';

/** The addresses of all files that readers may fetch. */
async function addresses(root: string): Promise<string[]> {
  const folder = path.join(root, 'current');
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && !/^[._]|\.(br|gz)$|^404\.html$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replace(/(index)?\.html$/, ''));
}

test('nginx sends the same headers with every file as CDN hosts do according to _headers', async ({
  site,
}) => {
  const headersOf = await readHeadersFile(path.join(site.root, 'current/_headers'));
  const all = await addresses(site.root);
  expect(all.length).toBeGreaterThan(100);
  for (const address of all) {
    const {status, headers} = await ask(site.origin, address, {method: 'HEAD'});
    expect(status, address).toBe(200);
    expect(headers, address).toMatchObject({
      // What both hosts send unless told otherwise.
      'cache-control': 'public, max-age=0, must-revalidate',
      ...headersOf(address),
    });
    expect(headers['content-type'], address).not.toBe('application/octet-stream');
  }
});

for (const {path: address, method, what} of [
  {path: '/no-such-page', method: 'GET', what: 'a missing page'},
  {path: '/Android/using.html', method: 'GET', what: 'a redirect'},
  {path: '/', method: 'POST', what: 'a refusal'},
]) {
  test(`the headers also protect ${what}`, async ({site}) => {
    const headersOf = await readHeadersFile(path.join(site.root, 'current/_headers'));
    const {headers} = await ask(site.origin, address, {method});
    expect(headers).toMatchObject(headersOf(address));
  });
}

for (const [address, type] of [
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/Android/using.md', 'text/markdown; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/search-index.json', 'application/json; charset=utf-8'],
  ['/contract.json', 'application/json; charset=utf-8'],
  ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
  [`/.well-known/agent-skills/${skillName('ios')}/SKILL.md`, 'text/markdown; charset=utf-8'],
  ['/samples/ios.zip', 'application/zip'],
  ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`${address} has the type ${type}`, async ({site}) => {
    const {headers} = await ask(site.origin, address);
    expect(headers['content-type']).toBe(type);
  });
}

test('scripts have the right type, and are cached for a year', async ({site}) => {
  const [script = ''] = await fs.readdir(path.join(site.root, 'current/assets/js'));
  const {headers} = await ask(site.origin, `/assets/js/${script.replace(/\.(br|gz)$/, '')}`);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toBe('Accept-Encoding');
});

test("nginx's version is not revealed", async ({site}) => {
  const {headers, body} = await ask(site.origin, '/', {method: 'DELETE'});
  expect(headers.server).toBe('nginx');
  expect(body.toString()).not.toMatch(/nginx\/\d/);
});
