import type {Redirect} from '../../../lib/addresses';

/** Every address that was ever published, one per line. */
export const LIST = 'site/public-addresses.txt';
const REDIRECTS = 'site/redirects.ts';

interface Site {
  /** The addresses of all pages in this build, including unlisted ones. */
  built: readonly string[];
  /** Every address that was ever published, according to the list. */
  listed: readonly string[];
  redirects: readonly Redirect[];
}

export interface LostAddress {
  filePath: string;
  /** What the line at fault contains. */
  text: string;
  problem: string;
  mend: string;
}

/** What would break readers' bookmarks. */
export function findLostAddresses({built, listed, redirects}: Site): LostAddress[] {
  const from = redirects.map((redirect) => redirect.from);
  const inRedirects = (old: string) => ({filePath: REDIRECTS, text: `'${old}'`});
  return [
    ...listed
      .filter((address) => !built.includes(address) && !from.includes(address))
      .map((address) => ({
        filePath: LIST,
        text: address,
        problem: `${address} is no longer a page, but readers have links to it`,
        mend: `bring the page back, or add {from: '${address}', to: …} to ${REDIRECTS}; if it was never published, delete the line`,
      })),
    ...redirects
      .filter(({from: old}) => built.includes(old))
      .map(({from: old}) => ({
        ...inRedirects(old),
        problem: `${old} is a page and a redirect`,
        mend: 'remove the redirect',
      })),
    ...redirects
      .filter(({to}) => !built.includes(to.replace(/#.*/, '')))
      .map(({from: old, to}) => ({
        ...inRedirects(old),
        problem: `${old} leads to ${to}, which is not a page`,
        mend: 'name one that is',
      })),
  ];
}
