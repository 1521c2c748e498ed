import logger from '@docusaurus/logger';
import fs from 'node:fs/promises';
import path from 'node:path';
import {platformOfPath} from '../../../product/find-platform';
import {buildCache, type BuildCache} from '../../../lib/cache';
import type {PageReader} from '../../finish/page';
import {CARDS, SITE_CARD} from './address';
import type {CardTexts} from './card';

/** How many cards are drawn at once: more would save no time, but take 5 MB of memory each. */
const AT_ONCE = 4;

/**
 * Draws the cards that link previews show: one for each page that a writer wrote, and one for the rest.
 * What a card says is read from the head of the built page, so that the two always agree. A page with
 * letters that the font lacks gets the site's card, and a warning.
 */
export const socialCards: PageReader = {
  begin(build) {
    const {siteConfig, baseUrl, outDir} = build;
    const {title, tagline, titleDelimiter, url} = siteConfig;
    const root = url + baseUrl;
    const siteCard: CardTexts = {title, description: tagline, platform: undefined};
    const cards = new Map([[SITE_CARD, siteCard]]);
    return {
      see({tags}) {
        const said = (name: string) =>
          tags.find(({properties: {name: own, property}}) => name === (own ?? property))?.properties
            .content ?? '';
        const image = said('og:image');
        const address = image.slice(root.length);
        if (image.startsWith(`${root}${CARDS}/`) && !cards.has(address)) {
          cards.set(address, {
            title: said('og:title').replace(` ${titleDelimiter} ${title}`, ''),
            description: said('description'),
            platform: platformOfPath(address),
          });
        }
      },
      async end() {
        const cache = buildCache('cards', build);
        const queue = cards.entries();
        await Promise.all(
          Array.from({length: AT_ONCE}, async () => {
            for (const card of queue) {
              await writeCard(outDir, cache, siteCard, ...card);
            }
          }),
        );
        cache.prune();
      },
    };
  },
};

async function writeCard(
  outDir: string,
  cache: BuildCache,
  siteCard: CardTexts,
  address: string,
  texts: CardTexts,
): Promise<void> {
  const file = path.join(outDir, decodeURIComponent(address));
  await fs.mkdir(path.dirname(file), {recursive: true});
  let drawn = await drawCard(texts, cache);
  if ('missing' in drawn) {
    logger.warn(
      `the font of the social cards has no "${drawn.missing}", so "${texts.title}" gets the site's card — add a font to plugins/output/social-cards/render-card.ts, or name an image in the front matter`,
    );
    drawn = await drawCard(siteCard, cache);
  }
  if ('png' in drawn) {
    await fs.writeFile(file, drawn.png);
  }
}

async function drawCard(texts: CardTexts, cache: BuildCache) {
  const key = JSON.stringify(texts);
  const png = cache.read(key);
  if (png) {
    return {png};
  }
  // Most builds draw no card, and what draws them takes long to load.
  const {renderCard} = await import('./render-card');
  const drawn = await renderCard(texts);
  if ('png' in drawn) {
    cache.write(key, drawn.png);
  }
  return drawn;
}
