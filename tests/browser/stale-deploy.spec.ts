import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {expect, hydrated, open, test} from '../harness/test';
import {onSlowConnection} from '../harness/slow-connection';

// The old tab requests chunks that are gone, and the browser reports each.
test.use({allowedConsole: [/Failed to load resource|ChunkLoadError|Loading chunk/]});
// Each waits for a build.
test.describe.configure({timeout: 240_000});

test('an old tab gets the new page after a new build replaced the assets', async ({page}) => {
  const [before, after] = [await buildSite('production'), await buildSite('next-deploy')];
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  const site = path.join(folder, 'site');
  await fs.cp(before.folder, site, {recursive: true});
  const server = await serveStatic(site);
  try {
    // The chunk is requested after the deploy.
    await onSlowConnection(page);
    await open(page, `${server.origin}/Android/install`);
    await fs.rm(site, {recursive: true});
    await fs.cp(after.folder, site, {recursive: true});

    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page.getByText('From the next release.')).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(`${server.origin}/Flutter/install`);
  } finally {
    await server.close();
    await fs.rm(folder, {recursive: true});
  }
});

test('an old tab gets its own text if the host keeps old assets', async ({page}) => {
  const [before, after] = [await buildSite('production'), await buildSite('next-deploy')];
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  await fs.cp(before.folder, folder, {recursive: true});
  const server = await serveStatic(folder);
  try {
    await open(page, `${server.origin}/Android/install`);
    await fs.cp(after.folder, folder, {recursive: true});
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
    await expect(page.getByText('From the next release.')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('From the next release.')).toBeVisible();
  } finally {
    await server.close();
    await fs.rm(folder, {recursive: true});
  }
});
