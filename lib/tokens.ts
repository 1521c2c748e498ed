/** Design tokens (src/css/tokens.css) and the logo, for drawing outside the browser. */
import {transform} from 'lightningcss';
import fs from 'node:fs';
import path from 'node:path';

const TOKENS = path.resolve(__dirname, '../src/css/tokens.css');

const blocks = {light: /:root\s*\{([^}]*)\}/, dark: /\[data-theme='dark'\]\s*\{([^}]*)\}/};

type Mode = keyof typeof blocks;

const REFERENCE = /var\((--[\w-]+)\)/g;

/**
 * The colour of a design token, for drawing outside the browser.
 *
 * @param mode the colour mode
 * @param name such as `--ifm-color-primary`
 * @returns the colour without references or functions, such as `#0f756b`
 * @throws Error when src/css/tokens.css doesn't define the token, or one that it refers to
 */
export function designToken(mode: Mode, name: string): string {
  const {code} = transform({
    filename: TOKENS,
    code: Buffer.from(`a{color:${valueOf(mode, name)}}`),
    minify: true,
  });
  return code.toString().slice('a{color:'.length, -'}'.length);
}

/** As in the browser, the dark mode takes what it doesn't define itself from the light one. */
function valueOf(mode: Mode, name: string): string {
  const css = fs.readFileSync(TOKENS, 'utf8');
  const [value] = [blocks[mode], blocks.light].flatMap(
    (block) => new RegExp(`${name}:\\s*([^;]+);`).exec(block.exec(css)?.[1] ?? '')?.[1] ?? [],
  );
  if (value === undefined) {
    throw new Error(`src/css/tokens.css has no ${name} — define it, or use another token`);
  }
  return value.replace(REFERENCE, (_, reference: string) => valueOf(mode, reference));
}

/** The drawing of the logo. Its colours are design tokens, which only work in a page. */
export const LOGO = path.resolve(__dirname, '../product/logo.svg');

/**
 * The logo for use outside a page, as SVG, with the colours of the light mode written out.
 *
 * @throws Error when the drawing names a token that src/css/tokens.css doesn't define
 */
export const drawnLogo = (): string =>
  fs.readFileSync(LOGO, 'utf8').replace(REFERENCE, (_, name: string) => designToken('light', name));
