import fs from 'node:fs/promises';
import path from 'node:path';
import {publicPages} from '../../../lib/public-pages';
import {INDEX_FILE, type SearchIndex} from '../../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PageReader} from '../../finish/reader';
import {pagesByIndex} from './pages-by-index';
import {readText, type PageText} from './read-text';

const platformNames = Object.fromEntries(
  platformIds.map((id) => [tabValueOf(id), platforms[id].name]),
);

/**
 * Writes `search-index.json`: the text of every public page, with a section for each heading. It is read
 * from the built HTML, so it includes what components, tables and quoted samples have put there. Readers of
 * an older version of the docs get `1.0/search-index.json`, with that version instead of the latest.
 *
 * The name has no hash: the application is bundled before there is any HTML to read. So the file must not
 * be cached like `assets/`; the browser requests it again for the first search of a visit.
 *
 * @throws Error when a public page has no article with a title
 */
export const searchIndex: PageReader = {
  begin({allContent, baseUrl, outDir, routes, routesBuildMetadata}) {
    const texts = new Map<string, PageText | undefined>();
    const addresses = new Set(publicPages(routes, routesBuildMetadata));
    return {
      see({address, tree}) {
        if (addresses.has(address)) {
          texts.set(address, readText(tree));
        }
      },
      async end() {
        for (const [folder, pages] of pagesByIndex([...addresses], allContent, baseUrl)) {
          const file = path.join(outDir, folder.slice(baseUrl.length), INDEX_FILE);
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, JSON.stringify(indexOf(pages, texts)));
        }
      },
    };
  },
};

function indexOf(
  addresses: readonly string[],
  texts: ReadonlyMap<string, PageText | undefined>,
): SearchIndex {
  const index: SearchIndex = {platforms: platformNames, pages: [], sections: []};
  for (const address of addresses) {
    const {title, sections} = expectText(address, texts.get(address));
    const id = platformOfPath(address);
    const platform = id && tabValueOf(id);
    const page = index.pages.push({path: address, title, platform}) - 1;
    index.sections.push(...sections.map((section) => ({page, ...section})));
  }
  return index;
}

/** @throws Error when the page at the address has no text to search */
export function expectText(address: string, text: PageText | undefined): PageText {
  if (!text) {
    throw new Error(
      `${address}: the search index finds no <article> with a title — adapt plugins/output/search-index/read-text.ts to its HTML`,
    );
  }
  return text;
}
