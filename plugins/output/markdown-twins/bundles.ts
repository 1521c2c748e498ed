import {llmsTxt, type TwinSection} from './llms-txt';
import type {Site, Twin} from './page';
import {rules} from './rules';
import type {Section} from './sections';

/**
 * What is published for many pages at once: the index, a file with all pages, and a file for each topic
 * whose pages have a folder to themselves, such as `/Android/llms-full.txt`.
 *
 * @param twins of all public pages; a section's other pages are left out
 * @returns texts by their addresses below the site's url
 */
export function bundles(
  sections: readonly Section[],
  twins: readonly Twin[],
  site: Site,
): Map<string, string> {
  const byAddress = new Map(twins.map((twin) => [twin.address, twin]));
  const filled = sections
    .map(({title, pages, isTopic}) => {
      const found = pages.flatMap((page) => byAddress.get(page) ?? []);
      return {title, twins: found, folder: isTopic ? folderOf(found) : undefined};
    })
    .filter((section) => section.twins.length > 0);
  const named = filled.map(({title, twins: some, folder}): TwinSection => {
    const isShared =
      folder === site.baseUrl || filled.filter((other) => other.folder === folder).length > 1;
    return {title, twins: some, bundle: folder && !isShared ? `${folder}llms-full.txt` : undefined};
  });
  return new Map([
    ...named.flatMap((section) =>
      section.bundle ? [[section.bundle, join(section.twins, site)] as const] : [],
    ),
    [
      `${site.baseUrl}llms-full.txt`,
      join(
        named.flatMap((section) => section.twins),
        site,
      ),
    ],
    [`${site.baseUrl}llms.txt`, llmsTxt(named, site)],
  ]);
}

/** The folder that all pages are in: `/a/b` and `/a/c/d` → `/a/`. */
function folderOf(twins: readonly Twin[]): string {
  const folders = twins.map(({address}) => address.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const end = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  return `${(end < 0 ? first : first.slice(0, end)).join('/')}/`;
}

/** The rules for models, then the twins one after another, separated by a line. */
const join = (twins: readonly Twin[], {say}: Site): string =>
  [rules(say), ...twins.map(({heading, text}) => `${heading}\n${text}`)].join('\n---\n\n');
