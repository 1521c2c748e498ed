import fs from 'node:fs';
import {serveStatic, type StaticServer} from '../harness/static-server';
import {builtFolder} from '../harness/build-site';
import {copyNextRelease, NEWS} from '../harness/next-release';
import {onSlowConnection} from '../harness/slow-connection';
import {expect, hydrated, open, test as base} from '../harness/test';

/** A host with the kitchen, and its next release in a folder beside it. */
const test = base.extend<{host: StaticServer; site: string; next: string}>({
  site: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    fs.cpSync(await builtFolder('kitchen'), folder, {recursive: true});
    await use(folder);
  },
  next: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('next');
    await copyNextRelease('Flutter/install', folder);
    await use(folder);
  },
  host: async ({site}, use) => {
    const server = await serveStatic(site);
    await use(server);
    await server.close();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

// The old tab requests files that are gone, and the browser reports each.
test.use({allowedConsole: [/Failed to load resource|ChunkLoadError|Loading chunk/]});

test.describe('a tab that was open before a release', {tag: '@16.4'}, () => {
  test('gets the new page if the host has dropped the old files', async ({page, site, next}) => {
    // The text is requested after the release.
    await onSlowConnection(page);
    await open(page, '/Android/install');
    fs.rmSync(site, {recursive: true});
    fs.renameSync(next, site);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page.getByText(NEWS)).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL('/Flutter/install');
  });

  test('gets its own text if the host keeps old files, and the new one after a reload', async ({
    page,
    site,
    next,
  }) => {
    await open(page, '/Android/install');
    fs.cpSync(next, site, {recursive: true});
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
    await expect(page.getByText(NEWS)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(NEWS)).toBeVisible();
  });
});
