import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * Which pages each index has. There is one for the site, and one for each older or coming version of docs, which
 * its readers get instead. An index has one version of each instance of the docs, and all other pages.
 *
 * @param pages permalinks
 * @returns pages by the path of the index's folder, base URL included
 */
export function pagesByIndex(
  pages: readonly string[],
  allContent: AllContent,
  baseUrl: string,
): Map<string, string[]> {
  const versions = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([instance, content]) =>
      (content as LoadedContent).loadedVersions.map(({path, isLast, docs}) => ({
        instance,
        path,
        isLast,
        docs: new Set(docs.map(({permalink}) => permalink)),
      })),
  );
  const others = versions.filter(({isLast}) => !isLast);
  return new Map(
    [undefined, ...others].map((chosen) => {
      const leftOut = versions.filter(
        (version) =>
          version !== chosen && (!version.isLast || version.instance === chosen?.instance),
      );
      return [
        chosen?.path ?? baseUrl,
        pages.filter((page) => !leftOut.some(({docs}) => docs.has(page))),
      ];
    }),
  );
}
