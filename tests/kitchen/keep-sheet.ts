import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';

/** The whole style sheet of the kitchen, of which its pages have what they use. Relative to the root. */
export const WHOLE_SHEET = '.test-results/sites/kitchen.css';

/** Keeps the style sheet before pages are finished, which removes it: to be the first of the plugins. */
export const keepSheet = (): Plugin => ({
  name: 'keep-sheet',
  postBuild({outDir, i18n: {currentLocale, defaultLocale}}) {
    // From right to left, a part of the sheet is another.
    if (currentLocale === defaultLocale) {
      const folder = path.join(outDir, 'assets/css');
      const [sheet = 'none'] = fs.readdirSync(folder);
      fs.copyFileSync(path.join(folder, sheet), WHOLE_SHEET);
    }
    return Promise.resolve();
  },
});
