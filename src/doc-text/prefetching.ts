/** The addresses of files that a link has prefetched, and of texts that were loaded. */
const fetched = new Set<string>();

export const markAsFetched = (address: string): void => void fetched.add(address);

/**
 * Lets each file be prefetched once, however many links need it (specification 12.7): Docusaurus adds an element for
 * each link. Called by the browser's registry of modules (plugins/patches, `doc-text`).
 *
 * @param address of a file that a link needs
 * @returns an empty text if nothing is left to prefetch
 */
export function oncePrefetched(address: string): string {
  const isLeft = !fetched.has(address);
  markAsFetched(address);
  return isLeft ? address : '';
}
