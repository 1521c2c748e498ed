import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

const compress = promisify(brotliCompress);

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
