/**
 * Public pages that no other page links to, one line each.
 *
 * @param nameOf the source of the page at an address, or the address
 */
export function findOrphans(
  built: readonly string[],
  linksOf: ReadonlyMap<string, readonly string[]>,
  nameOf: (address: string) => string,
): string[] {
  const linked = new Set(
    [...linksOf].flatMap(([page, targets]) => targets.filter((target) => target !== page)),
  );
  return built
    .filter((address) => !linked.has(address))
    .map(
      (address) =>
        `${nameOf(address)}  no other page links to ${address} — add it to sidebars.ts, link to it, or set unlisted: true`,
    );
}

/** Files that hosts read rather than pages, and pages that a provider's service requires, such as `google123.html`. */
const FOR_HOSTS = /^(?:\.nojekyll|_headers|\.well-known\/.*|[^/]*\.html)$/;

/** Static files, relative to their folder, except those that a page names and those that are for hosts. */
export const withoutNamed = (files: readonly string[], html: string): string[] =>
  files.filter((file) => !FOR_HOSTS.test(file) && !html.includes(`/${file}`));
