import {expect, test} from '@playwright/test';
import {minify, transform} from '@swc/core';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

const compress = promisify(brotliCompress);

/** What the card of a name may add to the application's script, in compressed bytes. */
const CARD = 1000;

/** What the links on the SDK's names may add to a page, as a share of its compressed HTML. */
const SHARE = 0.03;

const withoutLinks = (html: string) =>
  html.replace(/<pre.*?<\/pre>/gs, (block) => block.replace(/<a [^>]*>|<\/a>/g, ''));

test('the links on names in code add at most 3 % to a page', async () => {
  test.setTimeout(240_000);
  const {folder} = await buildSite('production');
  for (const route of platformDocs) {
    const html = await fs.readFile(path.join(folder, `${route}.html`), 'utf8');
    const [all, rest] = await Promise.all([html, withoutLinks(html)].map((text) => compress(text)));
    const cost = (all?.length ?? NaN) - (rest?.length ?? NaN);
    expect.soft(cost, route).toBeGreaterThan(0);
    expect.soft(cost / (rest?.length ?? NaN), route).toBeLessThanOrEqual(SHARE);
  }
});

// It is part of the application's main script, where it compresses better than alone, as here.
test('the script of the card costs at most 1 KB', async () => {
  const file = 'src/theme/CodeBlock/name-card.ts';
  const {code} = await transform(await fs.readFile(file, 'utf8'), {
    filename: file,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
  });
  const script = await minify(code, {module: true});
  expect(script.code).toContain('showPopover');
  expect((await compress(script.code)).length).toBeLessThanOrEqual(CARD);
});
