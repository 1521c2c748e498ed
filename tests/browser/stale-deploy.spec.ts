import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder} from '../harness/build-site';
import {onSlowConnection} from '../harness/page';
import {footerLink, title} from '../harness/parts';
import {serveStatic, type StaticServer} from '../harness/static-server';
import {expect, hydrated, open, test as base} from '../harness/test';

const NEWS = 'From the next release.';

/** Makes the site in a folder the next release of a doc: its text says so, and has another name. */
function makeNext(folder: string, doc: string): void {
  const page = path.join(folder, `${doc}.html`);
  const [, text = ''] = /data-doc-text="([^"]+)"/.exec(fs.readFileSync(page, 'utf8')) ?? [];
  const name = path.basename(text);
  for (const file of [page, path.join(folder, text)]) {
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<p>', `<p>${NEWS} `));
  }
  for (const file of filesIn(folder).filter((each) => /\.(?:html|js|json)$/.test(each))) {
    const content = fs.readFileSync(path.join(folder, file), 'utf8');
    if (content.includes(name)) {
      fs.writeFileSync(path.join(folder, file), content.replaceAll(name, `next-${name}`));
    }
  }
  fs.renameSync(path.join(folder, text), path.join(folder, path.dirname(text), `next-${name}`));
}

/** A host with the kitchen, and its next release in a folder beside it. */
const test = base.extend<{host: StaticServer; site: string; next: string}>({
  site: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    fs.cpSync(builtFolder('kitchen'), folder, {recursive: true});
    await use(folder);
  },
  next: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('next');
    fs.cpSync(builtFolder('kitchen'), folder, {recursive: true});
    makeNext(folder, 'Flutter/install');
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
  test('gets its own text if the host keeps old files, and the new one after a reload', async ({
    page,
    site,
    next,
  }) => {
    // The text is requested after the release.
    await onSlowConnection(page);
    await open(page, '/Android/install');
    fs.cpSync(next, site, {recursive: true});
    await footerLink(page, 'Flutter').click();
    await expect(title(page)).toHaveText(/Flutter/);
    await expect(page.getByText(NEWS)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(NEWS)).toBeVisible();
  });

  test('gets the new page if the host has dropped the old files', async ({page, site, next}) => {
    await onSlowConnection(page);
    await open(page, '/Android/install');
    fs.rmSync(site, {recursive: true});
    fs.renameSync(next, site);
    await footerLink(page, 'Flutter').click();
    await expect(page.getByText(NEWS)).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL('/Flutter/install');
  });
});
