import fs from 'node:fs';
import path from 'node:path';

const TOKENS = path.resolve(__dirname, '../src/css/tokens.css');

const blocks = {light: /:root\s*\{([^}]*)\}/, dark: /\[data-theme='dark'\]\s*\{([^}]*)\}/};

/**
 * The value of a design token, for what is drawn outside of the browser.
 *
 * @param mode the colour mode
 * @param name such as `--ifm-color-primary`
 * @throws Error where src/css/tokens.css does not define it for that mode
 */
export function designToken(mode: keyof typeof blocks, name: string): string {
  const [, block = ''] = blocks[mode].exec(fs.readFileSync(TOKENS, 'utf8')) ?? [];
  const [, value] = new RegExp(`${name}:\\s*([^;]+);`).exec(block) ?? [];
  if (value === undefined) {
    throw new Error(
      `src/css/tokens.css has no ${name} for the ${mode} mode — define it, or name another token`,
    );
  }
  return value;
}
