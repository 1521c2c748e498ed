import logger from '@docusaurus/logger';
import path from 'node:path';
import {platformOfPath} from '../../../product/find-platform';
import {kept} from '../../../lib/cache';
import {replaceFile} from '../../../lib/files';
import {CARDS, SITE_CARD} from '../../../lib/social-cards';
import type {PageReader} from '../../finish/page';
import type {CardTexts} from './card';

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
        // Most builds draw no card.
        const draw = kept('cards', build, async (texts: CardTexts) =>
          (await import('./card')).drawCard(texts),
        );
        const drawn = [...cards].map(async ([address, texts]) => {
          const {png, missing} = await draw(texts);
          if (missing) {
            logger.warn(
              `the card of "${texts.title}" lacks "${missing}", which its font does not have — add a font to plugins/output/social-cards/card.ts, or name an image in the front matter`,
            );
          }
          replaceFile(path.join(outDir, decodeURIComponent(address)), png);
        });
        await Promise.all(drawn);
      },
    };
  },
};
