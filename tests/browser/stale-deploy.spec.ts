import fs from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {expect, hydrated, open, test} from '../harness/test';
import {onSlowConnection} from '../harness/slow-connection';

// The old tab asks for chunks that are gone, and the browser reports each.
test.use({allowedConsole: [/Failed to load resource|ChunkLoadError|Loading chunk/]});
test.slow();

test('an old tab gets the new page after a new build replaced the assets', async ({page}) => {
  const [before, after] = [await buildSite('production'), await buildSite('next-deploy')];
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  const site = path.join(folder, 'site');
  await fs.cp(before.folder, site, {recursive: true});
  const server = await serveStatic(site);
  try {
    // The chunk is asked for after the deploy.
    await onSlowConnection(page);
    await open(page, `${server.origin}/Android/install`);
    await fs.rm(site, {recursive: true});
    await fs.cp(after.folder, site, {recursive: true});

    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).click();
    await expect(page.getByText('From the next release.')).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(`${server.origin}/Flutter/install`);
  } finally {
    await server.close();
    await fs.rm(folder, {recursive: true});
  }
});

/** As hosts do, a browser keeps what it got and asks whether it is still the newest. */
const serveForCaching = (folder: string) =>
  http.createServer(
    sirv(folder, {
      dev: true,
      etag: true,
      extensions: ['html'],
      setHeaders: (response) => {
        response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      },
    }),
  );

test('a doc that an old tab prefetched minutes before a deploy has its new text', async ({
  page,
}) => {
  const [before, after] = [await buildSite('production'), await buildSite('next-deploy')];
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  const site = path.join(folder, 'site');
  await fs.cp(before.folder, site, {recursive: true});
  const server = serveForCaching(site).listen(0);
  try {
    const prefetching = page.waitForResponse('**/Android/using.json');
    await open(page, `http://localhost:${(server.address() as AddressInfo).port}/Android/install`);
    await (await prefetching).finished();
    await fs.rm(site, {recursive: true});
    await fs.cp(after.folder, site, {recursive: true});

    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Using'}).click();
    await expect(page.getByText('From the next release.')).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
    await fs.rm(folder, {recursive: true});
  }
});
