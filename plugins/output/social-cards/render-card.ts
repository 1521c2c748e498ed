import {renderAsync} from '@resvg/resvg-js';
import fs from 'node:fs';
import satori, {type Font} from 'satori';
import {CARD_SIZE} from './address';
import {card, type CardTexts} from './card';

const fonts = ([400, 600] as const).map((weight): Font => {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  return {name: 'Inter', weight, style: 'normal', data: fs.readFileSync(file)};
});

/**
 * Draws a card. The same texts give the same bytes.
 *
 * @returns a PNG of 1200 by 630 px
 * @throws Error where the font has no glyph for a character
 */
export async function renderCard(texts: CardTexts): Promise<Buffer> {
  const svg = await satori(card(texts), {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: (_language, text) => {
      throw new Error(
        `the font of the social cards has no glyph for "${text}" in "${texts.title}" — write it otherwise, or add a font to plugins/output/social-cards/render-card.ts`,
      );
    },
  });
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}
