import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {events} from '../../product/contract/events';
import {stops} from '../../src/components/Journey/stops';
import {buildSite} from '../../tests/harness/build-site';
import {wordmark} from './wordmark';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test('the wordmark is the logo, and the name as a path in the given colour', async () => {
  const svg = await wordmark(LOGO, 'Door', '#123456');
  expect(svg).toContain('<svg width="32" height="32" xmlns');
  expect(svg).toContain('<path fill="#123456"');
  expect(svg).not.toContain('<text');
  expect(await wordmark(LOGO, 'Door', '#123456')).toBe(svg);
});

test('every icon that a page or the manifest names is there', async () => {
  const {folder} = await buildSite('production');
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = fs.readFileSync(path.join(folder, 'site.webmanifest'), 'utf8');
  const named = [
    ...page.matchAll(/<link[^>]* rel="?(?:icon|apple-touch-icon|manifest)"?[^>]*>/g),
  ].map(([tag]) => /href="?([^" >]+)/.exec(tag)?.[1] ?? tag);
  const {icons} = JSON.parse(manifest) as {icons: {src: string}[]};
  expect(named).toHaveLength(4);
  for (const file of [...named, ...icons.map(({src}) => src)]) {
    expect(fs.existsSync(path.join(folder, file)), file).toBe(true);
  }
});

test('the events in the picture of the landing page are those of the contract, in its order', () => {
  const names = events.map(({name}) => name);
  expect(names.slice(0, stops.length)).toEqual(stops.map(({event}) => event));
});
