import fs from 'node:fs/promises';
import path from 'node:path';
import {publicPages} from '../../../lib/pages';
import {INDEX_FILE, type SearchIndex} from '../../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PageReader} from '../../finish/reader';
import {pagesByIndex} from './pages-by-index';
import {readText, type PageText} from './read-text';

const platformNames = Object.fromEntries(
  platformIds.map((id) => [tabValueOf(id), platforms[id].name]),
);

type PublicText = PageText & {address: string};

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
    const texts = new Map<string, PublicText>();
    const addresses = new Set(publicPages(routes, routesBuildMetadata));
    return {
      see(page) {
        if (addresses.has(page.address)) {
          texts.set(page.address, {address: page.address, ...readText(page)});
        }
      },
      async end() {
        for (const [folder, pages] of pagesByIndex([...addresses], allContent, baseUrl)) {
          const file = path.join(outDir, folder.slice(baseUrl.length), INDEX_FILE);
          await fs.mkdir(path.dirname(file), {recursive: true});
          const index = indexOf(pages.flatMap((page) => texts.get(page) ?? []));
          await fs.writeFile(file, JSON.stringify(index));
        }
      },
    };
  },
};

function indexOf(texts: readonly PublicText[]): SearchIndex {
  const index: SearchIndex = {platforms: platformNames, pages: [], sections: []};
  for (const {address, title, sections} of texts) {
    const id = platformOfPath(address);
    const platform = id && tabValueOf(id);
    const page = index.pages.push({path: address, title, platform}) - 1;
    index.sections.push(...sections.map((section) => ({page, ...section})));
  }
  return index;
}
