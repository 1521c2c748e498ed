import logger from '@docusaurus/logger';
import {posixPath} from '@docusaurus/utils';
import path from 'node:path';
import {platformOfPath} from '../../../product/find-platform';
import {buildCache, type BuildCache} from '../../../lib/cache';
import {replaceFile} from '../../../lib/files';
import type {PageReader} from '../../finish/page';
import type {CardTexts} from './card';

const SITE = path.resolve(__dirname, '../../..');

/** In px: the size that Open Graph and X expect for a large card. */
export const CARD_SIZE = {width: 1200, height: 630};

/** The folder of all cards, from the site's root. */
const CARDS = 'img/cards';

/** The card of pages that no writer wrote, such as the list of tags. */
export const SITE_CARD = `${CARDS}/site.png`;

/**
 * The address of a page's card, from the site's root: `docs/Android/using.mdx` has
 * `img/cards/docs/Android/using.png`. It is derived from the source's path rather than the permalink,
 * because it is needed before there are permalinks. Percent-encoded, as file names may contain spaces.
 *
 * @param filePath absolute, or relative to the working directory
 */
export function cardAddress(filePath: string): string {
  const source = posixPath(path.relative(SITE, filePath)).replace(/\.mdx?$/, '.png');
  return `${CARDS}/${source.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Draws the cards that link previews show: one for each page that a writer wrote, and one for the rest.
 * What a card says is read from the head of the built page, so that the two always agree.
 */
export const socialCards: PageReader = {
  begin(build) {
    const {siteConfig, baseUrl, outDir} = build;
    const {title, tagline, titleDelimiter, url} = siteConfig;
    const root = url + baseUrl;
    const cards = new Map<string, CardTexts>([[SITE_CARD, {title, description: tagline}]]);
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
        const drawn = [...cards].map(async ([address, texts]) => {
          const key = JSON.stringify(texts);
          const png = cache.read(key) ?? (await draw(texts, cache, key));
          replaceFile(path.join(outDir, decodeURIComponent(address)), png);
        });
        await Promise.all(drawn);
      },
    };
  },
};

/** A card that lacks characters isn't kept, so that every build says it. */
async function draw(texts: CardTexts, cache: BuildCache, key: string): Promise<Buffer> {
  // Most builds draw no card.
  const {drawCard} = await import('./card');
  const {png, missing} = await drawCard(texts);
  if (missing) {
    logger.warn(
      `the card of "${texts.title}" lacks "${missing}", which its font does not have — add a font to plugins/output/social-cards/card.ts, or name an image in the front matter`,
    );
  } else {
    cache.write(key, png);
  }
  return png;
}
