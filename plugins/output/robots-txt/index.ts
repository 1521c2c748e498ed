import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes robots.txt (RFC 9309), which lets every crawler read everything and names the sitemap of
 * each language. The build writes it because the site's address has its home in product/. A host has
 * one robots.txt, so builds in other languages don't write one.
 */
export default function robotsTxt({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const sitemaps = Object.values(i18n.localeConfigs).map(
          ({baseUrl}) => `Sitemap: ${new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href}`,
        );
        const lines = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''];
        await fs.writeFile(path.join(outDir, 'robots.txt'), lines.join('\n'));
      }
    },
  };
}
