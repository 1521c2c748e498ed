import logger from '@docusaurus/logger';
import fs from 'node:fs';
import path from 'node:path';
import {lineOf, sourceError} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import type {Redirect} from '../../../lib/addresses';
import type {PageReader} from '../../finish/reader';
import {findLostAddresses, LIST, type LostAddress} from './find-lost-addresses';

/**
 * Keeps every address that was ever published: each one in `site/public-addresses.txt` is a page, or a
 * redirect in `site/redirects.ts`. A build adds the addresses of new pages to the list, to be committed
 * with them. Only the site itself is checked: the variants in tests/ have pages that are never published.
 *
 * @throws Error with a line for each fault
 */
export const publicAddresses = (redirects: readonly Redirect[]): PageReader => ({
  begin({siteDir, siteConfigPath, baseUrl, routesBuildMetadata}) {
    const built: string[] = [];
    const isPublic: string[] = [];
    return {
      see({address}) {
        // The addresses in each language are those in the list, below its own base.
        const listedAs = address.replace(baseUrl, '/');
        if (listedAs !== '/404') {
          built.push(listedAs);
          isPublic.push(...(routesBuildMetadata[address]?.noIndex ? [] : [listedAs]));
        }
      },
      end() {
        if (path.basename(siteConfigPath) === 'docusaurus.config.ts') {
          const file = path.join(siteDir, LIST);
          const listed = readText(file).trim().split('\n');
          const lost = findLostAddresses({built, listed, redirects});
          if (lost.length > 0) {
            throw new Error(lost.map((one) => messageOf(one, siteDir)).join('\n'));
          }
          record(file, listed, isPublic);
        }
      },
    };
  },
});

function messageOf({filePath, text, problem, mend}: LostAddress, siteDir: string): string {
  const file = path.join(siteDir, filePath);
  const line = lineOf(readText(file), text);
  return sourceError({filePath: file, line}, problem, mend).message;
}

function record(file: string, listed: readonly string[], addresses: readonly string[]): void {
  const added = addresses.filter((address) => !listed.includes(address));
  if (added.length > 0) {
    fs.writeFileSync(file, `${[...listed, ...added].sort().join('\n')}\n`);
    logger.info(`${LIST} has new addresses: ${added.join(', ')} — commit it with their pages`);
  }
}
