import fs from 'node:fs';

/**
 * Looks for the built site, for scripts that use it.
 *
 * @throws Error if there is none in `build/`
 */
export function expectBuiltSite(): void {
  if (!fs.existsSync('build/index.html')) {
    throw new Error('build/ contains no site — run npm run build first');
  }
}
