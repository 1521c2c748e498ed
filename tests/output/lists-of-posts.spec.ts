import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead} from '../harness/read-head';

for (const [list, pages] of [
  ['/blog', ['', '/page/2', '/page/3']],
  ['/blog/tags/open', ['', '/page/2']],
  ['/blog/authors/with-page', ['', '/page/2']],
] as const) {
  test(
    `each page of the list ${list} has a title, a description and an address of its own that the sitemap has`,
    {tag: ['@14.3', '@14.8']},
    async () => {
      const folder = await builtFolder('kitchen');
      const sitemap = await fs.readFile(path.join(folder, 'sitemap.xml'), 'utf8');
      for (const page of pages) {
        const address = facts.site.url + list + page;
        const {title, links, meta} = await readHead(folder, list + page);
        const [description = ''] = meta.get('description') ?? [];
        expect(title).toMatch(new RegExp(`^[^|]+ \\| ${facts.sdk.name}$`));
        expect(meta.get('og:title')).toEqual([title]);
        expect(meta.get('og:description')).toEqual([description]);
        expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.least);
        expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
        expect(links).toContainEqual(expect.objectContaining({rel: 'canonical', href: address}));
        expect(sitemap).toContain(`<loc>${address}</loc>`);
      }
    },
  );
}
