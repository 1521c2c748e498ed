/** Public pages that no other page leads to. */
export function findOrphans(
  built: readonly string[],
  linksOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const linked = new Set(
    [...linksOf].flatMap(([page, targets]) => targets.filter((target) => target !== page)),
  );
  return built
    .filter((address) => !linked.has(address))
    .map(
      (address) =>
        `the page ${address}  no other page links to it — link to it, or mark it unlisted`,
    );
}

/** What hosts read, and no page; and pages that a provider's service asks for, such as `google123.html`. */
const FOR_HOSTS = /^(?:\.nojekyll|_headers|\.well-known\/.*|[^/]*\.html)$/;

/** Static files, relative to their folder, without those that a page names and those that are for hosts. */
export const withoutNamed = (files: readonly string[], html: string): string[] =>
  files.filter((file) => !FOR_HOSTS.test(file) && !html.includes(`/${file}`));
