import {createElement as element, type ReactElement} from 'react';
import {facts} from '../../../product';
import type {PlatformId} from '../../../product/types';
import {drawings} from '../../../src/components/PlatformIcon/drawings';
import {designToken, drawnLogo} from '../../../lib/tokens';
import {CARD_SIZE} from './address';

/** What a card says. */
export interface CardTexts {
  title: string;
  description: string;
  /** Drawn and named in the corner. */
  platform: PlatformId | undefined;
}

const COLOURS = {
  ground: designToken('dark', '--ifm-background-color'),
  title: designToken('dark', '--ifm-heading-color'),
  muted: designToken('dark', '--site-color-muted'),
  accent: designToken('dark', '--ifm-color-primary'),
};

const logo = Buffer.from(drawnLogo()).toString('base64');

/** The drawing of a card: provider and platform at the top, then the title and the description. */
export function card({title, description, platform}: CardTexts): ReactElement {
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
        fontFamily: 'Inter',
      },
    },
    element(
      'div',
      {style: {display: 'flex', justifyContent: 'space-between', fontSize: 34, fontWeight: 600}},
      element(
        'div',
        {style: {display: 'flex', alignItems: 'center', gap: 20}},
        element('img', {src: `data:image/svg+xml;base64,${logo}`, width: 64, height: 64}),
        facts.provider.name,
      ),
      platform && platformBadge(platform),
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

function platformBadge(id: PlatformId): ReactElement {
  const stroke = {fill: 'none', stroke: COLOURS.accent, strokeWidth: 1.75};
  return element(
    'div',
    {style: {display: 'flex', alignItems: 'center', gap: 16, color: COLOURS.accent}},
    element(
      'svg',
      {width: 52, height: 52, viewBox: '0 0 24 24', ...stroke},
      element('path', {d: drawings[id], strokeLinecap: 'round', strokeLinejoin: 'round'}),
    ),
    facts[id].name,
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
