import {request} from 'node:http';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';
import {routes} from '../harness/routes';

for (const route of routes) {
  const spellings =
    route === '/'
      ? ['/index.html', '/index', '/index/']
      : [`${route}.html`, `${route}/`, `${route}/index.html`];
  test(`${spellings.join(', ')} lead to ${route}, with their query`, async ({site}) => {
    for (const path of spellings) {
      const {status, headers} = await ask(site.origin, `${path}?a=b&c=%20`);
      expect([status, headers.location], path).toEqual([301, `${route}?a=b&c=%20`]);
    }
  });
}

test('http redirects to https', async ({site}) => {
  const location = await new Promise((resolve, reject) => {
    request(`http://localhost:${site.plainPort}/Android/using?a=b`, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    })
      .on('error', reject)
      .end();
  });
  expect(location).toEqual([301, 'https://localhost/Android/using?a=b']);
});
