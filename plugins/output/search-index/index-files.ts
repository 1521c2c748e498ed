import type {AllContent} from '@docusaurus/types';
import {servedAddress} from '../../../lib/addresses';
import {contentsOf} from '../../../lib/pages';
import type {PageSection, SearchIndex} from '../../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';

/**
 * Which pages each index of the search has. There is one for the site, and one for each older or coming version of
 * docs, which its readers get instead. An index has one version of each instance of the docs, and all other pages.
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
        ...{instance, path, isLast},
        docs: new Set(docs.map(({permalink}) => servedAddress(permalink, baseUrl))),
      })),
  );
  return new Map(
    [undefined, ...versions.filter(({isLast}) => !isLast)].map((chosen) => {
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

/** An index of the search: the text of pages, with a section for each heading. */
export function indexOf(
  texts: readonly {address: string; title: string; sections: readonly PageSection[]}[],
): SearchIndex {
  const names = platformIds.map((id) => [tabValueOf(id), platforms[id].name] as const);
  return {
    platforms: Object.fromEntries(names),
    pages: texts.map(({address, title}) => {
      const id = platformOfPath(address);
      return {path: address, title, platform: id && tabValueOf(id)};
    }),
    sections: texts.flatMap(({sections}, page) => sections.map((section) => ({page, ...section}))),
  };
}
