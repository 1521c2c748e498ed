import fs from 'node:fs';
import path from 'node:path';
import {designToken} from './design-tokens';

/** The drawing of the logo. Its colours are design tokens, which only work in a page. */
export const LOGO = path.resolve(__dirname, '../product/logo.svg');

/**
 * The logo for use outside a page, as SVG, with the colours of the light mode written out.
 *
 * @throws Error when the drawing names a token that src/css/tokens.css doesn't define
 */
export const drawnLogo = (): string =>
  fs
    .readFileSync(LOGO, 'utf8')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => designToken('light', name));
