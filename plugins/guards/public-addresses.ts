import logger from '@docusaurus/logger';
import path from 'node:path';
import type {Redirect} from '../../lib/addresses';
import {formatFault} from '../../lib/faults';
import {readText, replaceFile} from '../../lib/files';
import {versionsOf} from '../../lib/pages';
import type {PageReader} from '../finish/page';

/** Every address that was ever published, one per line. */
const LIST = 'site/public-addresses.txt';

/**
 * Keeps every address that was ever published: each one in `site/public-addresses.txt` is a page, or a
 * redirect in `site/redirects.ts`. A build without faults adds the addresses of new pages to the list, unlisted ones
 * too, to be committed with them; those of a coming version of the docs change with its release. Only the site itself
 * is checked: those in tests/ have pages that are never published.
 *
 * @throws Error with a line for each address that leads nowhere
 */
export const publicAddresses = (redirects: readonly Redirect[]): PageReader => ({
  begin: ({siteDir, siteConfigPath, baseUrl, allContent, pages, stopFor}) => ({
    end() {
      if (path.basename(siteConfigPath) !== 'docusaurus.config.ts') {
        return;
      }
      const file = path.join(siteDir, LIST);
      const listed = readText(file).split('\n').filter(Boolean);
      const coming = versionsOf(allContent)
        .filter(({versionName, isLast}) => versionName === 'current' && !isLast)
        .map(({path: folder}) => `${folder}/`);
      const built = pages
        .map(({address}) => address)
        .filter((address) => address !== `${baseUrl}404`)
        .filter((address) => !coming.some((folder) => `${address}/`.startsWith(folder)))
        // The addresses in each language are those in the list, below its own base.
        .map((address) => address.replace(baseUrl, '/'));
      const found = new Set([...built, ...redirects.map(({from}) => from)]);
      stopFor(
        listed.flatMap((address, index) =>
          found.has(address)
            ? []
            : formatFault({
                filePath: LIST,
                line: index + 1,
                problem: `${address} is no longer a page, but readers have links to it`,
                mend: `bring the page back, or add {from: '${address}', to: …} to site/redirects.ts; if it was never published, delete the line`,
              }),
        ),
      );
      const added = built.filter((address) => !listed.includes(address));
      // Docusaurus looks for broken links only now.
      process.once('exit', (code) => {
        if (code === 0 && added.length > 0) {
          const all = new Set([...readText(file).split('\n').filter(Boolean), ...added]);
          replaceFile(file, `${[...all].sort().join('\n')}\n`);
          logger.info(
            `${LIST} has new addresses: ${added.join(', ')} — commit it with their pages`,
          );
        }
      });
    },
  }),
});
