import {toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Heading, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {platformIds, platformOfPath} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';
import {currentLanguage, type Edition, type Language} from '../../contract/language';
import {readMarkdown} from '../../contract/markdown';
import {hasParts} from '../../contract/spelling';
import {
  errorList,
  eventList,
  factList,
  memberList,
  partList,
  releaseList,
  stateList,
  typeList,
} from './reference';

/**
 * Remark plugin: replaces `::contract{reference="events"}` by what the contract says, as Markdown,
 * spelled for the platform whose folder the page is in. Members, types and their parts, events,
 * states, errors and versions have the ids of plugins/contract/addresses.ts, each once on a page, and are one level below
 * the heading that they follow.
 *
 * `::contract{type="Lamp"}`, `::contract{reference="types|states|events|errors|releases"}`, or an owner of members;
 * `::contract{list="limits"}`, on pages without a platform too
 *
 * @param language that of the build, asked for each page
 * @throws Error with file and line for a type or reference that is not in the contract
 */
export function contractEntries(language = currentLanguage) {
  return (tree: Root, file: VFile) => {
    const described = new Set<string>();
    let depth = 1;
    visit(tree, (node, index = 0, parent) => {
      if (node.type === 'heading') {
        ({depth} = node);
      }
      if (node.type !== 'leafDirective' || node.name !== 'contract' || !parent) {
        return undefined;
      }
      const place = {filePath: file.path, line: node.position?.start.line ?? 1};
      const nodes = readEntries(contractEntry(node, place, language, described), depth + 1);
      described.add(node.attributes?.type ?? '');
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

/**
 * Markdown for a directive, spelled for the platform of its page.
 *
 * @param described the types that the page has described; the reference leads to them instead of repeating them
 * @throws Error with `place` as above
 */
export function contractEntry(
  {attributes}: Pick<LeafDirective, 'attributes'>,
  place: Place,
  language = currentLanguage,
  described: ReadonlySet<string> = new Set(),
): string {
  const platform = platformOfPath(toMessageRelativeFilePath(place.filePath));
  const own = language();
  const entries = new Map([
    ...listsOf(own, platform),
    ...(platform ? entriesOf(own.editionOn(platform), described) : []),
  ]);
  const written = Object.entries(attributes ?? {})
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  const write = entries.get(written);
  if (!write) {
    throw sourceError(
      place,
      `the contract has no ${written || 'part without a name'}`,
      platform || written.startsWith('list=')
        ? `${suggestion(written, [...entries.keys()], {write: (name) => `::contract{${name}}`})} (each part has a ::contract of its own)`
        : `move the page to the folder of a platform that has an SDK, such as docs/${platforms[platformIds[0] ?? 'android'].path}`,
    );
  }
  return write();
}

/** The lists of facts that any page can quote. */
export const listsOf = ({lists, say}: Language, platform?: PlatformId) =>
  Object.entries(lists).map(
    ([name, facts]) => [`list="${name}"`, () => factList(facts, say, platform)] as const,
  );

const LISTS = {states: stateList, events: eventList, errors: errorList, releases: releaseList};

/** What `::contract` can name, by its attributes as they are written. */
export const entriesOf = (
  edition: Edition,
  described: ReadonlySet<string>,
): ReadonlyMap<string, () => string> =>
  new Map([
    ...edition.contract.types
      .filter(hasParts)
      .map((type) => [`type="${type.name}"`, () => partList(type, edition)] as const),
    ...edition.contract.members.map(
      ({owner}) => [`reference="${owner}"`, () => memberList(owner, edition)] as const,
    ),
    ['reference="types"', () => typeList(edition, described)],
    ...(['states', 'events', 'errors', 'releases'] as const)
      .filter((name) => edition.contract[name].length > 0)
      .map((name) => [`reference="${name}"`, () => LISTS[name](edition)] as const),
  ]);

/** What was read, as the bundler compiles each page for the browser and for the server, and versions repeat the contract. */
const read = new Map<string, Root>();

/**
 * Markdown of the contract as nodes. A heading or an item of a list that begins with a link to itself has its id; on
 * every page, Docusaurus gives a heading its own.
 *
 * @param depth of the headings
 */
function readEntries(markdown: string, depth: number): RootContent[] {
  const known = read.get(markdown) ?? readMarkdown(markdown);
  read.set(markdown, known);
  const tree = structuredClone(known);
  visit(tree, ['heading', 'listItem'], (node) => {
    const [first] = 'children' in node ? node.children : [];
    const link = first?.type === 'paragraph' ? first.children[0] : first;
    if (link?.type === 'link' && link.url.startsWith('#')) {
      node.data = {hProperties: {id: link.url.slice(1)}};
    }
    if (node.type === 'heading') {
      node.depth = Math.min(depth, 6) as Heading['depth'];
      node.children = link?.type === 'link' ? link.children : node.children;
    }
  });
  return tree.children;
}
