import {expect, test} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {builtFolder} from '../harness/build-site';
import {readBuilt, treeOf} from '../harness/built-page';
import {pages} from '../harness/site';

test(
  'every part of a sample links to the whole file, and the first one to the app as an archive',
  {tag: ['@10.7', '@10.15']},
  () => {
    for (const id of platformIds) {
      const {path} = platforms[id];
      const tree = treeOf(`/${path}/using`);
      const linksTo = (label: RegExp) =>
        selectAll('a[href^="/samples/"]', tree)
          .filter((link) => label.test(toString(link) + String(link.properties.ariaLabel)))
          .map(({properties}) => String(properties.href));
      const addresses = linksTo(/Whole file/);
      const source = pages.find(({route}) => route === `/${path}/using`)?.filePath ?? '';
      const quotations = fs.readFileSync(source, 'utf8').match(/ sample="/g);
      expect(addresses).toHaveLength(quotations?.length ?? NaN);
      const [archive = '', ...others] = linksTo(/Sample app/);
      expect(others).toEqual([]);
      const files = unzipSync(fs.readFileSync(builtFolder('production') + archive));
      // The archive contains what the links lead to.
      for (const address of new Set(addresses)) {
        const text = readBuilt(address);
        expect.soft(text, address).not.toMatch(/\{\{|#(end)?region/);
        const [, name = ''] = /^\/samples\/(.+)\.txt$/.exec(address) ?? [];
        expect.soft(files[name] && strFromU8(files[name]), name).toBe(text);
      }
      const [, app = ''] = /^\/samples\/(.+)\.zip$/.exec(archive) ?? [];
      const readMe = strFromU8(files[`${app}/README.md`] ?? new Uint8Array());
      expect(readMe.trim().split('\n')).toHaveLength(3);
    }
  },
);
