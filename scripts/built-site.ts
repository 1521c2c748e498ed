import fs from 'node:fs';

/**
 * Looks for the built site, for scripts that do something with it.
 *
 * @throws Error where `build/` holds none
 */
export function expectBuiltSite(): void {
  if (!fs.existsSync('build/index.html')) {
    throw new Error('build/ contains no site — run npm run build first');
  }
}
