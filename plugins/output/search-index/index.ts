import fs from 'node:fs/promises';
import path from 'node:path';
import {publicPages} from '../../../lib/public-pages';
import type {SearchIndex} from '../../../lib/search-index';
import {platformIds, platformOfPath, tabValueOf} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PageReader} from '../../finish/reader';
import {readText, type PageText} from './read-text';

const platformNames = Object.fromEntries(
  platformIds.map((id) => [tabValueOf(id), platforms[id].name]),
);

/**
 * Writes `search-index.json`: the text of every public page, with a section for each heading. It is read
 * from the built HTML, so it includes what components, tables and quoted samples have put there.
 *
 * The name has no hash: the application is bundled before there is any HTML to read. So the file must not
 * be cached like `assets/`; the browser requests it again for the first search of a visit.
 *
 * @throws Error when a public page has no article with a title
 */
export const searchIndex: PageReader = {
  begin({outDir, routes, routesBuildMetadata}) {
    const texts = new Map<string, PageText | undefined>();
    const addresses = new Set(publicPages(routes, routesBuildMetadata));
    return {
      see({address, tree}) {
        if (addresses.has(address)) {
          texts.set(address, readText(tree));
        }
      },
      async end() {
        const index: SearchIndex = {platforms: platformNames, pages: [], sections: []};
        for (const address of addresses) {
          const {title, sections} = expectText(address, texts.get(address));
          const id = platformOfPath(address);
          const platform = id && tabValueOf(id);
          const page = index.pages.push({path: address, title, platform}) - 1;
          index.sections.push(...sections.map((section) => ({page, ...section})));
        }
        await fs.writeFile(path.join(outDir, 'search-index.json'), JSON.stringify(index));
      },
    };
  },
};

/** @throws Error when the page at the address has no text to search */
export function expectText(address: string, text: PageText | undefined): PageText {
  if (!text) {
    throw new Error(
      `${address}: the search index finds no <article> with a title — adapt plugins/output/search-index/read-text.ts to its HTML`,
    );
  }
  return text;
}
