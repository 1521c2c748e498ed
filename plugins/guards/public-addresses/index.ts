import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../../lib/redirect';
import type {PageReader} from '../../finish/reader';
import {findLostAddresses} from './find-lost-addresses';

/**
 * Keeps every address that was ever published: those of `site/public-addresses.txt` are pages, or
 * redirects of `site/redirects.ts`. It looks at the site alone: the variants of tests/ have pages that
 * are never published.
 *
 * @throws Error with a line for each fault
 */
export const publicAddresses = (redirects: readonly Redirect[]): PageReader => ({
  begin({siteDir, siteConfigPath, baseUrl, routesBuildMetadata}) {
    const built: string[] = [];
    return {
      see({address}) {
        if (!routesBuildMetadata[address]?.noIndex && !address.endsWith('/404')) {
          // The addresses of each language are those of the list, below its own base.
          built.push(address.replace(baseUrl, '/'));
        }
      },
      end() {
        if (path.basename(siteConfigPath) === 'docusaurus.config.ts') {
          const list = fs.readFileSync(path.join(siteDir, 'site/public-addresses.txt'), 'utf8');
          const listed = list.trim().split(/\r?\n/);
          const lines = findLostAddresses({built, listed, redirects});
          if (lines.length > 0) {
            throw new Error(lines.join('\n'));
          }
        }
      },
    };
  },
});
