import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {platformOfPath} from '../../src/components/RememberedPlatform/platforms';
import {CARDS, SITE_CARD} from './address';
import type {CardTexts} from './card';
import {readPage} from './read-page';
import {renderCard} from './render-card';

/**
 * Draws the cards that link previews show: one for each page that a writer wrote, one for the
 * rest. What a card says is read from the head of the built page, so that both always agree.
 */
export default function socialCards({siteConfig, baseUrl}: LoadContext): Plugin {
  const {title, titleDelimiter, tagline, url} = siteConfig;
  const root = url + baseUrl;
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      const files = await fs.readdir(outDir, {recursive: true});
      const pages = await Promise.all(
        files
          .filter((name) => name.endsWith('.html'))
          .map((name) => readPage(path.join(outDir, name), ` ${titleDelimiter} ${title}`)),
      );
      const cards = new Map<string, CardTexts>([
        [SITE_CARD, {title, description: tagline, platform: undefined}],
      ]);
      for (const {image, ...texts} of pages) {
        const address = image.slice(root.length);
        if (image.startsWith(`${root}${CARDS}/`) && !cards.has(address)) {
          cards.set(address, {...texts, platform: platformOfPath(address)});
        }
      }
      await Promise.all([...cards].map((card) => writeCard(outDir, ...card)));
    },
  };
}

async function writeCard(outDir: string, address: string, texts: CardTexts): Promise<void> {
  const file = path.join(outDir, address);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, await renderCard(texts));
}
