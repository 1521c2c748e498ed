import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder} from '../harness/build-site';
import {onSlowConnection} from '../harness/page';
import {footerLink} from '../harness/parts';
import {serveStatic} from '../harness/static-server';
import {expect, hydrated, open, test} from '../harness/test';

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

// The old tab requests files that are gone, and the browser reports each.
test.use({allowedConsole: [/Failed to load resource|ChunkLoadError|Loading chunk/]});

// On a host that keeps them, the tab goes on with its own: tests/deploy/release.spec.ts.
test(
  'a tab that was open before a release gets the new page if the host has dropped the old files',
  {tag: '@16.4'},
  async ({page}, testInfo) => {
    const site = testInfo.outputPath('site');
    fs.cpSync(builtFolder('kitchen'), site, {recursive: true});
    const host = await serveStatic(site);
    // The text is requested after the release.
    await onSlowConnection(page);
    await open(page, `${host.origin}/Android/install`);
    makeNext(site, 'Flutter/install');
    await footerLink(page, 'Flutter').click();
    await expect(page.getByText(NEWS)).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(`${host.origin}/Flutter/install`);
    await host.close();
  },
);
