import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../../checks/page-metadata';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {readHead} from '../harness/read-head';

test(
  'each page of a list of posts has a title, a description and an address of its own that the sitemap has',
  {tag: ['@14.3', '@14.8']},
  async () => {
    const folder = await builtFolder('kitchen');
    const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
    for (const list of [
      '/blog',
      '/blog/page/3',
      '/blog/tags/open/page/2',
      '/blog/authors/with-page/page/2',
    ]) {
      const address = facts.site.url + list;
      const {title, links, meta} = await readHead(folder, list);
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

test('no text ends the script that contains it', {tag: '@14.6'}, async () => {
  const {structuredData} = await readHead(await builtFolder('kitchen'), '/blog/hostile');
  expect(structuredData).toEqual([
    expect.objectContaining({headline: 'A </script><!-- <script> title'}),
    expect.objectContaining({'@type': 'WebSite'}),
  ]);
});
