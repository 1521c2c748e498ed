import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';
import {readHead} from '../../../tests/harness/read-head';
import {routes} from '../../../tests/harness/routes';
import {cardAddress} from './address';
import {withSocialCard} from '../../content/front-matter/social-card';
import {renderCard} from './render-card';

const texts = {title: 'Install', description: 'Add it.', platform: 'ios'} as const;

test('a card is a PNG of 1200 by 630 px, and the same texts give the same bytes', async () => {
  const card = await renderCard(texts);
  expect(card.toString('latin1', 1, 4)).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await renderCard(texts)).equals(card)).toBe(true);
  expect((await renderCard({...texts, title: 'Installs'})).equals(card)).toBe(false);
});

test('the longest texts give a card below 60 KB', async () => {
  const title =
    'The longest title that a writer would give to a page of this site, and then some more';
  const card = await renderCard({...texts, title, description: `${title}. `.repeat(2)});
  expect(card.length).toBeLessThan(60 * 1024);
});

test('a character without a glyph stops the build and is named', async () => {
  await expect(renderCard({...texts, title: 'Install 配達'})).rejects.toThrow(
    /has no glyph for "配達" in "Install 配達" — /,
  );
});

test('the address of a card comes from the path of the source', () => {
  expect(cardAddress(path.resolve('docs/iOS/using.mdx'))).toBe('img/cards/docs/iOS/using.png');
  expect(cardAddress('blog/2026-03-10-welcome/index.md')).toBe(
    'img/cards/blog/2026-03-10-welcome/index.png',
  );
});

test('a page keeps the image that its front matter names', async () => {
  const parse = withSocialCard(({fileContent}) =>
    Promise.resolve({frontMatter: fileContent ? {image: fileContent} : {}, content: ''}),
  );
  const imageOf = async (fileContent: string) =>
    (
      await parse({
        fileContent,
        filePath: 'docs/a.mdx',
        defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
      })
    ).frontMatter.image;
  expect(await imageOf('')).toBe('/img/cards/docs/a.png');
  expect(await imageOf('/img/own.png')).toBe('/img/own.png');
});

test('every page has a card in the built site', async () => {
  const {folder} = await buildSite('production');
  for (const route of routes) {
    const [image = ''] = (await readHead(folder, route)).meta.get('og:image') ?? [];
    const {size} = await fs.stat(path.join(folder, new URL(image).pathname));
    expect(size, image).toBeGreaterThan(1024);
  }
});
