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
