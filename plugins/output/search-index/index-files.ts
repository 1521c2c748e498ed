import type {AllContent} from '@docusaurus/types';
import {servedAddress} from '../../../lib/addresses';
import {contentsOf} from '../../../lib/pages';
import {INDEX_FILE, type PageSection, type SearchIndex} from '../../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';

/** What an index has of a page. */
export interface IndexedText {
  address: string;
  title: string;
  sections: readonly PageSection[];
}

/**
 * The files `search-index.json`: the text of every public page, with a section for each heading. Readers of
 * an older version of the docs get `1.0/search-index.json`, with that version instead of the latest.
 *
 * The name has no hash: the application is bundled before there is any HTML to read. So the file must not
 * be cached like `assets/`; the browser requests it again for the first search of a visit.
 *
 * @param texts of all public pages
 * @returns the contents of files by their addresses, base URL included
 */
export function indexFiles(
  texts: readonly IndexedText[],
  allContent: AllContent,
  baseUrl: string,
): Map<string, string> {
  const byAddress = new Map(texts.map((text) => [text.address, text]));
  const indexes = pagesByIndex([...byAddress.keys()], allContent, baseUrl);
  return new Map(
    [...indexes].map(([folder, pages]) => [
      `${folder.replace(/\/$/, '')}/${INDEX_FILE}`,
      JSON.stringify(indexOf(pages.flatMap((page) => byAddress.get(page) ?? []))),
    ]),
  );
}

/**
 * Which pages each index has. There is one for the site, and one for each older or coming version of docs, which
 * its readers get instead. An index has one version of each instance of the docs, and all other pages.
 *
 * @param pages their addresses
 * @returns pages by the path of the index's folder, base URL included
 */
export function pagesByIndex(
  pages: readonly string[],
  allContent: AllContent,
  baseUrl: string,
): Map<string, string[]> {
  const versions = Object.entries(contentsOf(allContent, 'docs')).flatMap(
    ([instance, {loadedVersions}]) =>
      loadedVersions.map(({path, isLast, docs}) => ({
        instance,
        path,
        isLast,
        docs: new Set(docs.map(({permalink}) => servedAddress(permalink, baseUrl))),
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

function indexOf(texts: readonly IndexedText[]): SearchIndex {
  const names = platformIds.map((id) => [tabValueOf(id), platforms[id].name] as const);
  const index: SearchIndex = {platforms: Object.fromEntries(names), pages: [], sections: []};
  for (const {address, title, sections} of texts) {
    const id = platformOfPath(address);
    const platform = id && tabValueOf(id);
    const page = index.pages.push({path: address, title, platform}) - 1;
    index.sections.push(...sections.map((section) => ({page, ...section})));
  }
  return index;
}
