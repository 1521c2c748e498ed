import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {ask} from '../harness/ask';
import {compressedSite} from '../harness/deployed-site';
import {expect, test} from '../harness/deploy-test';

const ASSET = '/assets/js/main.00000000.js';

test('a second language has its own root, pages and assets', async ({site}) => {
  const now = await compressedSite();
  const release = await fs.mkdtemp(path.join(os.tmpdir(), 'two-languages-'));
  const write = async (name: string, text: string) => {
    await fs.mkdir(path.join(release, path.dirname(name)), {recursive: true});
    await fs.writeFile(path.join(release, name), text);
  };
  await fs.cp(now, release, {recursive: true});
  await write('fr/index.html', 'La racine');
  await write('fr/blog.html', 'Le blog');
  await write(`fr${ASSET}`, '');
  await site.release(release);

  const answers = await Promise.all(
    ['/fr/', '/fr/blog', '/fr', '/fr/index.html', '/fr/blog/', '/fr/none/', '/de/'].map(
      async (address) => {
        const {status, headers, body} = await ask(site.origin, address);
        return [address, status, headers.location ?? (status === 200 ? body.toString() : '')];
      },
    ),
  );
  expect(answers).toEqual([
    ['/fr/', 200, 'La racine'],
    ['/fr/blog', 200, 'Le blog'],
    ['/fr', 301, '/fr/'],
    ['/fr/index.html', 301, '/fr/'],
    ['/fr/blog/', 301, '/fr/blog'],
    ['/fr/none/', 404, ''],
    ['/de/', 404, ''],
  ]);
  const {headers} = await ask(site.origin, `/fr${ASSET}`);
  expect(headers['cache-control']).toContain('immutable');

  await site.release(now);
  await fs.rm(release, {recursive: true});
});
