import subsets from '@fontsource/inter/unicode.json';
import {Renderer, type ContainerNode, type TextNode} from '@takumi-rs/core';
import fs from 'node:fs';
import {facts} from '../../../product';
import type {PlatformId} from '../../../product/types';
import {CARD_SIZE} from '../../../lib/social-cards';
import {LOGO} from '../icons';

/** What a card says. */
export interface CardTexts {
  title: string;
  description: string;
  /** Named in the corner. */
  platform?: PlatformId | undefined;
}

/** Those of the dark mode: `src/css/tokens.css`. */
const COLOURS = {ground: '#0e1615', title: '#f2f7f7', muted: '#a2b4b2', accent: '#4dd1c4'};

/** The parts of the font that are read. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Characters that none of them has; a list of what one has is written as in CSS, `U+0100-02BA,U+2020`. */
const LACKING = new RegExp(
  `[^${SUBSETS.map((subset) => subsets[subset].replace(/(?:U\+)?(\w+),?/g, '\\u{$1}')).join('')}]+`,
  'gu',
);

const renderer = new Renderer();
const images = [{src: 'logo', data: fs.readFileSync(LOGO)}];

const fontsAreRead = Promise.all(
  SUBSETS.flatMap((subset) =>
    [400, 600].map((weight) => {
      const name = `inter-${subset}-${weight}-normal.woff2`;
      const data = fs.readFileSync(require.resolve(`@fontsource/inter/files/${name}`));
      return renderer.registerFont({name: `Inter ${subset}`, weight, data});
    }),
  ),
);

/**
 * Draws a card. The same texts give the same bytes.
 *
 * @returns a PNG of 1200 by 630 px, and the characters for which the font has no glyph
 */
export async function drawCard(texts: CardTexts): Promise<{png: Buffer; missing: string}> {
  await fontsAreRead;
  const missing = `${facts.provider.name}${texts.title}${texts.description}`.match(LACKING) ?? [];
  const png = await renderer.render(card(texts), {...CARD_SIZE, images});
  return {png, missing: [...new Set(missing)].join(' ')};
}

/** The drawing of a card: provider and platform at the top, then the title and the description. */
const card = ({title, description, platform}: CardTexts): ContainerNode => ({
  type: 'container',
  style: {
    ...CARD_SIZE,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '64px 72px',
    borderBottom: `16px solid ${COLOURS.accent}`,
    background: COLOURS.ground,
    color: COLOURS.title,
    fontFamily: 'Inter latin, Inter latin-ext',
  },
  children: [
    {
      type: 'container',
      style: {display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, fontWeight: 600},
      children: [
        {type: 'image', src: 'logo', height: 64},
        {type: 'text', text: facts.provider.name, style: {flexGrow: 1}},
        {type: 'text', text: platform ? facts[platform].name : '', style: {color: COLOURS.accent}},
      ],
    },
    clamped(title, 3, {
      fontSize: titleSize(title),
      fontWeight: 600,
      lineHeight: 1.15,
      textWrap: 'balance',
    }),
    clamped(description, 2, {fontSize: 30, lineHeight: 1.4, color: COLOURS.muted}),
  ],
});

/** Text that ends with an ellipsis after a number of lines. */
const clamped = (text: string, lineClamp: number, style: TextNode['style']): TextNode => ({
  type: 'text',
  text,
  style: {lineClamp, textOverflow: 'ellipsis', ...style},
});

/** In px, so that a title of 90 characters still fits three lines. */
function titleSize({length}: string): number {
  return length <= 28 ? 88 : length <= 48 ? 72 : 60;
}
