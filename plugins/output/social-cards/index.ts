import fs from 'node:fs/promises';
import path from 'node:path';
import {platformOfPath} from '../../../product/find-platform';
import type {PageReader} from '../../finish/reader';
import {CARDS, SITE_CARD} from './address';
import type {CardTexts} from './card';
import {readCard} from './read-card';
import {renderCard} from './render-card';

/** Cards that are drawn at the same time: more take no less time, but 5 MB of memory each. */
const AT_ONCE = 4;

/**
 * Draws the cards that link previews show: one for each page that a writer wrote, one for the
 * rest. What a card says is read from the head of the built page, so that both always agree.
 */
export const socialCards: PageReader = {
  begin({siteConfig, baseUrl, outDir}) {
    const {title, tagline, url} = siteConfig;
    const root = url + baseUrl;
    const cards = new Map<string, CardTexts>([
      [SITE_CARD, {title, description: tagline, platform: undefined}],
    ]);
    return {
      see({tree}) {
        const {image, ...texts} = readCard(tree, siteConfig);
        const address = image.slice(root.length);
        if (image.startsWith(`${root}${CARDS}/`) && !cards.has(address)) {
          cards.set(address, {...texts, platform: platformOfPath(address)});
        }
      },
      async end() {
        const queue = cards.entries();
        await Promise.all(
          Array.from({length: AT_ONCE}, async () => {
            for (const card of queue) {
              await writeCard(outDir, ...card);
            }
          }),
        );
      },
    };
  },
};

async function writeCard(outDir: string, address: string, texts: CardTexts): Promise<void> {
  const file = path.join(outDir, address);
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, await renderCard(texts));
}
