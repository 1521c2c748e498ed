import {renderAsync} from '@resvg/resvg-js';
import fs from 'node:fs';
import {createElement as element, type ReactElement} from 'react';
import satori, {type Font} from 'satori';
import {facts} from '../../../product';
import type {PlatformId} from '../../../product/types';
import {LOGO} from '../icons';
import {CARD_SIZE} from '.';

/** What a card says. */
export interface CardTexts {
  title: string;
  description: string;
  /** Named in the corner. */
  platform?: PlatformId | undefined;
}

/** Those of the dark mode: `src/css/tokens.css`. */
const COLOURS = {ground: '#0e1615', title: '#f2f7f7', muted: '#a2b4b2', accent: '#4dd1c4'};

const logo = fs.readFileSync(LOGO, 'base64');

// Satori caches what it has read by the array of fonts.
const fonts = ['latin', 'latin-ext'].flatMap((subset) =>
  ([400, 600] as const).map((weight): Font => {
    const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
    // Of two fonts with the same name, only one would be used.
    return {name: `Inter ${subset}`, weight, style: 'normal', data: fs.readFileSync(file)};
  }),
);

/**
 * Draws a card. The same texts give the same bytes.
 *
 * @returns a PNG of 1200 by 630 px, and the characters for which the font has no glyph
 */
export async function drawCard(texts: CardTexts): Promise<{png: Buffer; missing: string}> {
  const missing = new Set<string>();
  const svg = await satori(card(texts), {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: (_language, text) => {
      missing.add(text);
      return Promise.resolve([]);
    },
  });
  const png = (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
  return {png, missing: [...missing].join(' ')};
}

/** The drawing of a card: provider and platform at the top, then the title and the description. */
function card({title, description, platform}: CardTexts): ReactElement {
  return element(
    'div',
    {
      style: {
        ...CARD_SIZE,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px',
        borderBottom: `16px solid ${COLOURS.accent}`,
        background: COLOURS.ground,
        color: COLOURS.title,
        fontFamily: 'Inter latin, Inter latin-ext',
      },
    },
    element(
      'div',
      {style: {display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, fontWeight: 600}},
      element('img', {src: `data:image/svg+xml;base64,${logo}`, width: 64, height: 64}),
      element('div', {style: {flexGrow: 1}}, facts.provider.name),
      platform && element('div', {style: {color: COLOURS.accent}}, facts[platform].name),
    ),
    clamped(title, 3, {
      fontSize: titleSize(title),
      fontWeight: 600,
      lineHeight: 1.15,
      textWrap: 'balance',
    }),
    clamped(description, 2, {fontSize: 30, lineHeight: 1.4, color: COLOURS.muted}),
  );
}

/** Text that ends with an ellipsis after a number of lines. */
function clamped(text: string, lineClamp: number, style: object): ReactElement {
  return element('div', {style: {display: 'block', lineClamp, ...style}}, text);
}

/** In px, so that a title of 90 characters still fits three lines. */
function titleSize({length}: string): number {
  return length <= 28 ? 88 : length <= 48 ? 72 : 60;
}
