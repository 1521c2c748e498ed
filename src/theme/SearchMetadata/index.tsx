/**
 * What: no page has tags for the crawler of an external search.
 * Why: the search runs on the site alone (plugins/output/search-index). Upstream writes six tags into every
 *   page: 50 of its 32,000 bytes.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/SearchMetadata/index.tsx (ejected).
 * Can go: when upstream leaves them out of a site without such a search.
 */
export default function NoSearchMetadata(): null {
  return null;
}
