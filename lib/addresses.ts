/** Addresses of pages, for the build and for the browser: nothing here reads a file. */

/** A former public address, and the page that its readers are sent to; both from the site's root. */
export interface Redirect {
  from: string;
  to: string;
}

/** The text that an address stands for; the address itself if one of its percent signs encodes nothing. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A site for parsing paths, whichever theirs is. */
export const ANY_SITE = 'https://site.invalid';

/** Where an address leads from another; undefined if it isn't one, such as `http://localhost:PORT`. */
export const resolved = (address: string, base: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/**
 * The address at which hosts serve a page. Docusaurus gives the index page of a folder a permalink with a
 * slash, `/guides/`, but publishes it without one.
 */
export const servedAddress = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/** The address of the page that the path of a link leads to: `/guides/a%20b/` → `/guides/a b`. */
export const pageAt = (pathname: string, baseUrl: string): string =>
  servedAddress(decoded(pathname), baseUrl);

/**
 * Where a page's Markdown is: `/Android/using` → `/Android/using.md`, and `/` → `/index.md`. This is a file
 * name, which is percent-encoded in an address.
 */
export const twinAddress = (permalink: string, baseUrl: string): string =>
  `${permalink === baseUrl ? `${permalink}index` : servedAddress(permalink, baseUrl)}.md`;
