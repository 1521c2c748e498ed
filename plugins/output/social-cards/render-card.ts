import {renderAsync} from '@resvg/resvg-js';
import fs from 'node:fs';
import satori, {type Font} from 'satori';
import {CARD_SIZE} from './address';
import {card, type CardTexts} from './card';

/** For letters beyond Latin-1. They take 0.6 s to load, and few sites need them. */
const MORE_LETTERS = ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

const fontsOf = (subsets: readonly string[]): Font[] =>
  subsets.flatMap((subset) =>
    ([400, 600] as const).map((weight): Font => {
      const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
      // Of two fonts with the same name, only one would be used.
      const name = subset === 'latin' ? 'Inter' : `Inter ${subset}`;
      return {name, weight, style: 'normal', data: fs.readFileSync(file)};
    }),
  );

// Satori caches what it has read by the array of fonts.
const latin = fontsOf(['latin']);
let all: Font[] | undefined;

/**
 * Draws a card. The same texts give the same bytes.
 *
 * @returns a PNG of 1200 by 630 px, or the characters for which the font has no glyph
 */
export async function renderCard(texts: CardTexts): Promise<{png: Buffer} | {missing: string}> {
  const inLatin = await draw(texts, latin);
  const {svg, missing} = inLatin.missing
    ? await draw(texts, (all ??= [...latin, ...fontsOf(MORE_LETTERS)]))
    : inLatin;
  return missing
    ? {missing}
    : {png: (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng()};
}

async function draw(texts: CardTexts, fonts: Font[]) {
  const missing: string[] = [];
  const svg = await satori(card(texts), {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: (_language, text) => {
      missing.push(text);
      return Promise.resolve([]);
    },
  });
  return {svg, missing: [...new Set(missing)].join(' ')};
}
