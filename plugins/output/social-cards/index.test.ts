import {expect, test} from '@playwright/test';
import os from 'node:os';
import path from 'node:path';
import {cardAddress} from './address';
import {parseFrontMatter} from '../../content/front-matter';
import {renderCard} from './render-card';

/** The card of a page with this title. */
async function cardOf(title: string, description = 'Add it.'): Promise<Buffer> {
  const drawn = await renderCard({title, description, platform: 'ios'});
  return 'png' in drawn ? drawn.png : Buffer.from(`no glyph for ${drawn.missing}`);
}

test('a card is a PNG of 1200 by 630 px, and the same texts give the same bytes', async () => {
  const card = await cardOf('Install');
  expect(card.toString('latin1', 1, 4)).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await cardOf('Install')).equals(card)).toBe(true);
  expect((await cardOf('Installs')).equals(card)).toBe(false);
});

test('the longest texts give a card below 60 KB', {tag: '@14.4'}, async () => {
  const title =
    'The longest title that a writer would give to a page of this site, and then some more';
  expect((await cardOf(title, `${title}. `.repeat(2))).length).toBeLessThan(60 * 1024);
});

test('a card can have letters beyond Latin-1, and those that it cannot have are named', async () => {
  expect((await cardOf('Łódź, Ελλάδα, Київ, Đà Nẵng')).toString('latin1', 1, 4)).toBe('PNG');
  expect((await cardOf('Install 配達')).toString()).toBe('no glyph for 配達');
});

test('the address of a card comes from the path of the source', {tag: '@14.4'}, () => {
  expect(cardAddress(path.resolve('docs/iOS/using.mdx'))).toBe('img/cards/docs/iOS/using.png');
  expect(cardAddress('blog/2026-03-10-welcome/index.md')).toBe(
    'img/cards/blog/2026-03-10-welcome/index.png',
  );
  expect(cardAddress('docs/a & b#c.mdx')).toBe('img/cards/docs/a%20%26%20b%23c.png');
});

test('the address of a card is the same wherever a build is started', {tag: '@14.4'}, () => {
  const root = process.cwd();
  const filePath = path.resolve('docs/iOS/using.mdx');
  process.chdir(os.tmpdir());
  try {
    expect(cardAddress(filePath)).toBe('img/cards/docs/iOS/using.png');
  } finally {
    process.chdir(root);
  }
});

test('a page keeps the image that its front matter names, and a part that pages import has none', async () => {
  const imageOf = async (own: string, filePath = 'docs/a.mdx') => {
    const {frontMatter} = await parseFrontMatter({
      fileContent: '',
      filePath,
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: own ? {image: own} : {}, content: ''}),
    });
    return frontMatter.image;
  };
  expect(await imageOf('')).toBe('/img/cards/docs/a.png');
  expect(await imageOf('/img/own.png')).toBe('/img/own.png');
  expect(await imageOf('', 'docs/_part.mdx')).toBeUndefined();
});
