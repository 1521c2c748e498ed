import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead} from '../harness/read-head';

const PAGES = ['', '/page/2', '/page/3'];

for (const list of ['/many-posts', '/many-posts/tags/open', '/many-posts/authors/with-page']) {
  test(`each page of the list ${list} has a title, a description and an address of its own that the sitemap has`, async () => {
    const folder = await builtFolder('fixture-pages');
    const sitemap = await fs.readFile(path.join(folder, 'sitemap.xml'), 'utf8');
    const heads = await Promise.all(
      PAGES.map(async (page) => ({
        address: facts.site.url + list + page,
        ...(await readHead(folder, list + page)),
      })),
    );
    for (const {address, title, links, meta} of heads) {
      const [description = ''] = meta.get('description') ?? [];
      expect(title).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
      expect(meta.get('og:title')).toEqual([title]);
      expect(meta.get('og:description')).toEqual([description]);
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
      expect(links).toContainEqual(expect.objectContaining({rel: 'canonical', href: address}));
      expect(sitemap).toContain(`<loc>${address}</loc>`);
    }
  });
}
