import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import type {NextHandleFunction} from 'webpack-dev-server';
import {ADDRESS, withOpenPages} from './open-pages';

/** A preview that serves anew, and the names of pages that its bundler has been told. */
function serve(file: string): {middleware: NextHandleFunction; told: unknown[]} {
  const told: unknown[] = [];
  const middleware = withOpenPages(
    (request) => told.push((request as {body?: unknown}).body),
    file,
  );
  return {middleware, told};
}

function post(url: string, body: string): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), {method: 'POST', url});
  request.push(body);
  request.push(null);
  return request;
}

test('the pages that were open are compiled when the preview serves anew', async ({}, testInfo) => {
  const file = testInfo.outputPath('open-pages.txt');
  const first = serve(file);
  expect(first.told).toEqual([]);
  const request = post(ADDRESS, 'docs/a.mdx\ndocs/b.mdx');
  first.middleware(request, new ServerResponse(request), () => undefined);
  await expect.poll(() => first.told).toEqual(['docs/a.mdx\ndocs/b.mdx']);
  expect(fs.readFileSync(file, 'utf8')).toBe('docs/a.mdx\ndocs/b.mdx');
  expect(serve(file).told).toEqual(['docs/a.mdx\ndocs/b.mdx']);
});

test('other requests are for the middlewares behind it', ({}, testInfo) => {
  const {middleware, told} = serve(testInfo.outputPath('open-pages.txt'));
  const request = post('/elsewhere', '');
  let isPassedOn = false;
  middleware(request, new ServerResponse(request), () => (isPassedOn = true));
  expect([isPassedOn, told]).toEqual([true, []]);
});
