import fs from 'node:fs/promises';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

for (const [path, twin] of [
  ['/', '/index.md'],
  ['/Android/using', '/Android/using.md'],
  ['/blog/welcome', '/blog/welcome.md'],
  ['/markdown-page', '/markdown-page.md'],
] as const) {
  test(`a program that asks for Markdown at ${path} gets ${twin}`, async ({site}) => {
    const answer = await ask(site.origin, path, {headers: {Accept: 'text/markdown'}});
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(MARKDOWN);
    expect(answer.headers.vary).toContain('Accept,');
    expect(answer.body.equals(await fs.readFile(`${site.root}/current${twin}`))).toBe(true);
  });
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
  [BROWSER, HTML],
] as const) {
  test(`Accept: ${accept} gets ${type}`, async ({site}) => {
    const {headers} = await ask(site.origin, '/Android/using', {headers: {Accept: accept}});
    expect(headers['content-type']).toBe(type);
  });
}

test('a page without a twin stays HTML', async ({site}) => {
  const {status, headers} = await ask(site.origin, '/blog/tags', {
    headers: {Accept: 'text/markdown'},
  });
  expect([status, headers['content-type']]).toEqual([200, HTML]);
});
