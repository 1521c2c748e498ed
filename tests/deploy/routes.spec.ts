import fs from 'node:fs/promises';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';
import {routes} from '../harness/routes';

for (const route of routes) {
  test(`${route} is a page`, async ({site}) => {
    const {status, headers, body} = await ask(site.origin, route);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const file = `${site.root}/current${route === '/' ? '/index' : route}.html`;
    expect(body.equals(await fs.readFile(file))).toBe(true);
  });
}

for (const path of [
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
]) {
  test(`${path} is answered with the not-found page and status 404`, async ({site}) => {
    const {status, headers, body} = await ask(site.origin, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    // Not for a year: the file may be added.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.equals(await fs.readFile(`${site.root}/current/404.html`))).toBe(true);
  });
}

for (const path of ['/_headers', '/_redirects', '/.nojekyll', '/index.html.gz', '/llms.txt.br']) {
  test(`${path} is not for readers`, async ({site}) => {
    expect((await ask(site.origin, path)).status).toBe(404);
  });
}

test('an unchanged page is not sent again', async ({site}) => {
  const {headers} = await ask(site.origin, '/Android/using');
  const again = await ask(site.origin, '/Android/using', {
    headers: {'If-None-Match': headers.etag ?? ''},
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('HEAD is answered like GET, without the body', async ({site}) => {
  const {status, headers, body} = await ask(site.origin, '/Android/using', {method: 'HEAD'});
  expect([status, headers['content-type'], body.length]).toEqual([
    200,
    'text/html; charset=utf-8',
    0,
  ]);
});
