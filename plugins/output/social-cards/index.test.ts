import {expect, test} from '@playwright/test';
import os from 'node:os';
import path from 'node:path';
import {cardAddress} from '../../../lib/social-cards';
import {drawCard} from './card';

test(
  'a card is a PNG of 1200 by 630 px below 60 KB, the same for the same texts, and what its font lacks is named',
  {tag: '@14.4'},
  async () => {
    const title =
      'The longest title that a writer in Łódź would give to a page of this site, and then some more';
    const texts = {title, description: `${title}. `.repeat(2), platform: 'ios'} as const;
    const {png, missing} = await drawCard(texts);
    expect(missing).toBe('');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60 * 1024);
    expect((await drawCard(texts)).png.equals(png)).toBe(true);
    expect((await drawCard({...texts, title: 'Install 配達'})).missing).toBe('配達');
  },
);

test(
  'the address of a card comes from the path of the source, wherever a build is started',
  {tag: '@14.4'},
  () => {
    expect(cardAddress('blog/2026-03-10-welcome/index.md')).toBe(
      'img/cards/blog/2026-03-10-welcome/index.png',
    );
    const root = process.cwd();
    const filePath = path.resolve('docs/a & b#c.mdx');
    process.chdir(os.tmpdir());
    try {
      expect(cardAddress(filePath)).toBe('img/cards/docs/a%20%26%20b%23c.png');
    } finally {
      process.chdir(root);
    }
  },
);
