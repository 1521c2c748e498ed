import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Redirect} from '../../lib/addresses';
import {formatFault, lineOf} from '../../lib/faults';
import {readText} from '../../lib/files';
import {versionsOf} from '../../lib/pages';
import type {PageReader} from '../finish/page';

/** Every address that was ever published, one per line. */
const LIST = 'site/public-addresses.txt';

/**
 * Keeps every address that was ever published: each one in `site/public-addresses.txt` is a page, or a
 * redirect in `site/redirects.ts`. A build adds the addresses of new pages to the list, unlisted ones too, to be
 * committed with them; those of a coming version of the docs change with its release. Only the site itself is checked:
 * those in tests/ have pages that are never published.
 *
 * @throws Error with a line for each address that leads nowhere
 */
export const publicAddresses = (redirects: readonly Redirect[]): PageReader => ({
  begin({siteDir, siteConfigPath, baseUrl, allContent, stopFor}) {
    const built: string[] = [];
    const coming = comingVersions(allContent);
    return {
      see({address}) {
        if (address !== `${baseUrl}404`) {
          built.push(address);
        }
      },
      end() {
        if (path.basename(siteConfigPath) !== 'docusaurus.config.ts') {
          return;
        }
        const file = path.join(siteDir, LIST);
        const text = readText(file);
        const listed = text.split('\n').filter(Boolean);
        // The addresses in each language are those in the list, below its own base.
        const inList = (address: string) => address.replace(baseUrl, '/');
        const lost = lostAddresses(built.map(inList), listed, redirects);
        stopFor(
          lost.map((address) =>
            formatFault({
              filePath: LIST,
              line: lineOf(text, address),
              problem: `${address} is no longer a page, but readers have links to it`,
              mend: `bring the page back, or add {from: '${address}', to: …} to site/redirects.ts; if it was never published, delete the line`,
            }),
          ),
        );
        if (lost.length === 0) {
          const isKept = (address: string) => !coming.some((base) => isBelow(address, base));
          record(file, listed, built.filter(isKept).map(inList));
        }
      },
    };
  },
});

/** Where the docs are that the next `docs:version` releases, if others have been released: `/next`. */
const comingVersions = (allContent: AllContent): string[] =>
  versionsOf(allContent)
    .filter(({versionName, isLast}) => versionName === 'current' && !isLast)
    .map((version) => version.path);

/** Whether an address is that of a folder, or of something in it. */
export const isBelow = (address: string, folder: string): boolean =>
  `${address}/`.startsWith(`${folder.replace(/\/$/, '')}/`);

/** The addresses of a list at which there is neither a page nor a redirect. */
export function lostAddresses(
  built: readonly string[],
  listed: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const found = new Set([...built, ...redirects.map(({from}) => from)]);
  return listed.filter((address) => !found.has(address));
}

function record(file: string, listed: readonly string[], addresses: readonly string[]): void {
  const added = addresses.filter((address) => !listed.includes(address));
  if (added.length > 0) {
    fs.writeFileSync(file, `${[...listed, ...added].sort().join('\n')}\n`);
    logger.info(`${LIST} has new addresses: ${added.join(', ')} — commit it with their pages`);
  }
}
