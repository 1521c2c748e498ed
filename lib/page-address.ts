/**
 * The address at which hosts serve a page. Docusaurus gives the index page of a folder a permalink with a
 * slash, `/guides/`, but publishes it without one.
 */
export const servedAddress = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? permalink : permalink.replace(/\/$/, '');

/**
 * Where a page's Markdown is: `/Android/using` → `/Android/using.md`, and `/` → `/index.md`. This is a file
 * name, which is percent-encoded in an address.
 */
export const twinAddress = (permalink: string, baseUrl: string): string =>
  `${permalink === baseUrl ? `${permalink}index` : servedAddress(permalink, baseUrl)}.md`;
