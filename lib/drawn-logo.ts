import fs from 'node:fs';
import path from 'node:path';
import {designToken} from './design-tokens';

/** The logo's drawing. Its colours are design tokens, which only a page knows. */
export const LOGO = path.resolve(__dirname, '../product/logo.svg');

/**
 * The logo for use outside a page, as SVG: the colours of the light mode are written out.
 *
 * @throws Error when the drawing names a token that src/css/tokens.css does not define
 */
export const drawnLogo = (): string =>
  fs
    .readFileSync(LOGO, 'utf8')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => designToken('light', name));
