import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {platforms} from '../../product/platforms';
import {
  platformIds,
  platformOfPath,
  tabValueOf,
} from '../../src/components/RememberedPlatform/platforms';
import {publicPages} from './public-pages';
import {readPage} from './read-page';
import type {SearchIndex} from './types';

const platformNames = Object.fromEntries(
  platformIds.map((id) => [tabValueOf(id), platforms[id].name]),
);

/**
 * Writes `search-index.json`: the text of every public page, a section each heading. It is read
 * from the built HTML, and so holds what components, tables and quoted samples have put there.
 *
 * The name has no hash: the application is bundled before there is HTML to read. So the file may
 * not be cached like `assets/`; the browser asks anew on the first search of a visit.
 *
 * @throws Error when a public page has no article with a title
 */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, baseUrl, routes, routesBuildMetadata}) {
      const index: SearchIndex = {platforms: platformNames, pages: [], sections: []};
      for (const address of publicPages(routes, routesBuildMetadata)) {
        const name = address.slice(baseUrl.length);
        const {title, sections} = await readBuiltPage(outDir, name);
        const id = platformOfPath(address);
        const platform = id && tabValueOf(id);
        const page = index.pages.push({path: address, title, platform}) - 1;
        index.sections.push(...sections.map((section) => ({page, ...section})));
      }
      await fs.writeFile(path.join(outDir, 'search-index.json'), JSON.stringify(index));
    },
  };
}

/** @param name the page's address without the base URL, such as `iOS/install`; empty for the first page */
async function readBuiltPage(outDir: string, name: string): Promise<ReturnType<typeof readPage>> {
  const file = path.join(outDir, `${name || 'index'}.html`);
  const html = await fs.readFile(file, 'utf8');
  try {
    return readPage(html);
  } catch (error) {
    const page = path.relative(process.cwd(), file);
    throw new Error(
      `${page}: the search index cannot read it — adapt plugins/search-index/read-page.ts to its HTML`,
      {cause: error},
    );
  }
}
