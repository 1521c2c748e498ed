import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../lib/redirect';
import type {PageReader} from '../../finish/reader';
import {redirectPage} from './redirect-page';

/** Writes a page at each address that has moved, for hosts that can't redirect. */
export const redirectPages = (redirects: readonly Redirect[]): PageReader => ({
  texts: {
    moved: {message: 'This page has moved', description: 'Shown at the old address of a page'},
  },
  begin: ({outDir, baseUrl, siteConfig, i18n, say}) => ({
    see: () => undefined,
    end() {
      const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      for (const {from, to} of redirects) {
        const file = path.join(outDir, `${from}.html`);
        fs.mkdirSync(path.dirname(file), {recursive: true});
        const target = baseUrl + to.slice(1);
        fs.writeFileSync(file, redirectPage(target, siteConfig.url, lang, say('moved')));
      }
    },
  }),
});
