import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type {Build} from '../finish/page';
import {lostAddresses, publicAddresses} from './public-addresses';

test('a published address is a page or a redirect', {tag: '@16.3'}, () => {
  const redirects = [{from: '/moved', to: '/a#part'}];
  expect(lostAddresses(['/a', '/new'], ['/a', '/gone', '/moved'], redirects)).toEqual(['/gone']);
});

test(
  'a build adds the addresses of new pages to its list, but not one with faults',
  {tag: '@16.3'},
  async () => {
    const siteDir = test.info().outputPath();
    const list = path.join(siteDir, 'site/public-addresses.txt');
    fs.mkdirSync(path.dirname(list), {recursive: true});
    fs.writeFileSync(list, '/a\n');
    for (const [faults, listed] of [
      [1, '/a\n'],
      [0, '/a\n/new\n'],
    ] as const) {
      const build = {
        ...{siteDir, siteConfigPath: 'docusaurus.config.ts', baseUrl: '/', allContent: {}},
        ...{pages: [{address: '/a'}, {address: '/new'}], stopFor: () => faults},
      } as unknown as Build;
      await publicAddresses([]).begin(build).end?.();
      expect(fs.readFileSync(list, 'utf8')).toBe(listed);
    }
  },
);
