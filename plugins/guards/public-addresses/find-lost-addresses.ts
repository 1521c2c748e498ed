import type {Redirect} from '../../../lib/redirect';

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

/** What would break readers' bookmarks: one line each, with how to fix it. */
export function findLostAddresses({built, listed, redirects}: Site): string[] {
  const from = redirects.map((redirect) => redirect.from);
  return [
    ...listed.flatMap((address, index) =>
      built.includes(address) || from.includes(address)
        ? []
        : [
            `${LIST}:${index + 1}  ${address} is no longer a page, but readers have links to it — bring the page back, or add {from: '${address}', to: …} to ${REDIRECTS}; if it was never published, delete the line`,
          ],
    ),
    ...redirects.flatMap(({from: old, to}) => [
      ...(built.includes(old)
        ? [`${REDIRECTS}  ${old} is a page and a redirect — remove the redirect`]
        : []),
      ...(built.includes(to.replace(/#.*/, ''))
        ? []
        : [`${REDIRECTS}  ${old} leads to ${to}, which is not a page — name one that is`]),
    ]),
  ];
}
