import {toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Heading, Link, ListItem, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {platformOfPath} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';
import {currentLanguage, type Edition, type Language} from './language';
import {
  errorList,
  eventList,
  memberReference,
  nameList,
  partList,
  releaseReference,
  stateList,
  typeReference,
} from './reference';
import {availableOn, hasParts} from './spelling';

/**
 * Remark plugin: replaces `::contract{reference="events"}` by what the contract says, as Markdown,
 * spelled for the platform whose folder the page is in. Members, types and their parts, events,
 * states, errors and versions have the ids of ./addresses, each once on a page, and are one level below the heading
 * that they follow.
 *
 * `::contract{type="Lamp"}`, `::contract{reference="types|states|events|errors|releases"}`, or an owner of members
 *
 * @param language the contract and its language, asked for each page
 * @throws Error with file and line for a type or reference that is not in the contract
 */
export function contractEntries(language: () => Language = currentLanguage) {
  return (tree: Root, file: VFile) => {
    const places = placesOfTypes(tree);
    let depth = 1;
    visit(tree, (node, index, parent) => {
      depth = node.type === 'heading' ? node.depth : depth;
      if (node.type !== 'leafDirective' || node.name !== 'contract' || !parent) {
        return undefined;
      }
      const place = {filePath: file.path, line: node.position?.start.line ?? 1};
      const nodes = readEntries(contractEntry(node, place, language(), places), depth + 1);
      parent.children.splice(index ?? 0, 1, ...nodes);
      return [SKIP, (index ?? 0) + nodes.length];
    });
  };
}

/**
 * Markdown for a directive, spelled for the platform of its page.
 *
 * @throws Error with `place` as above
 */
export const contractEntry = (
  {attributes}: LeafDirective,
  place: Place,
  language = currentLanguage(),
  places?: Places,
): string =>
  contractMarkdown(attributes ?? {}, {...language, platform: platformOf(place)}, place, places);

/** Which sections of a page describe types; above the first one, a type has but its name. */
function placesOfTypes(tree: Root): Places {
  const places = new Map<string, string>();
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      // An id of its own is an expression behind its words.
      section = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
    } else if (node.type === 'leafDirective' && node.attributes?.type) {
      places.set(node.attributes.type, section || node.attributes.type);
    }
  });
  return places;
}

function platformOf(place: Place): PlatformId {
  const found = platformOfPath(toMessageRelativeFilePath(place.filePath));
  if (!found) {
    throw sourceError(
      place,
      'this page belongs to no platform, so the contract cannot be spelled',
      `move it to docs/${platforms.android.path} or the like`,
    );
  }
  return found;
}

/** The titles of sections by the names of the types that they describe. */
type Places = ReadonlyMap<string, string>;

/** What `::contract` can name, by its attributes as they are written. */
function rendersOf(edition: Edition, places: Places): ReadonlyMap<string, () => string> {
  const {members, valueTypes, events, states, errors, releases} = edition.contract;
  const {platform} = edition;
  const types = valueTypes.filter((type) => availableOn(type, platform));
  const reference = (name: string, parts: readonly unknown[], render: () => string) =>
    parts.length > 0 ? [[`reference="${name}"`, render] as const] : [];
  const list = (parts: readonly string[]) => parts.join('\n\n');
  return new Map([
    ...valueTypes
      .filter(hasParts)
      .map((type) => [`type="${type.name}"`, () => partList(type, edition)] as const),
    ...members.flatMap(({owner}) =>
      reference(owner, members, () =>
        list(
          members
            .filter((member) => member.owner === owner && member.signatures[platform])
            .map((member) => memberReference(member, edition)),
        ),
      ),
    ),
    ...reference('types', valueTypes, () =>
      list([
        nameList(
          types.filter((type) => !hasParts(type)),
          edition,
        ),
        ...types
          .filter(hasParts)
          .map((type) => typeReference(type, edition, places.get(type.name))),
      ]),
    ),
    ...reference('states', states, () => stateList(edition)),
    ...reference('events', events, () => eventList(edition)),
    ...reference('errors', errors, () => errorList(edition)),
    ...reference('releases', releases, () =>
      list(releases.map((release) => releaseReference(release, edition))),
    ),
  ]);
}

/**
 * Markdown for the attributes of one `::contract` directive.
 *
 * @param attributes exactly one of `type`, `reference`
 * @param places of the types that the page describes; the reference leads to them instead of repeating them
 * @throws Error with `place` for anything else
 */
export function contractMarkdown(
  attributes: Record<string, string | null | undefined>,
  edition: Edition,
  place: Place,
  places: Places = new Map(),
): string {
  const renders = rendersOf(edition, places);
  const written = Object.entries(attributes)
    .map(([name, value]) => `${name}="${value ?? ''}"`)
    .join(' ');
  const render = renders.get(written);
  if (!render) {
    throw sourceError(
      place,
      `the contract has no ${written || 'part without a name'}`,
      `${suggestion(written, [...renders.keys()], (name) => `::contract{${name}}`)} Each part has a ::contract of its own`,
    );
  }
  return render();
}

/** By their Markdown: a page is compiled for the browser and for its HTML, and said in Markdown too. */
const read = new Map<string, RootContent[]>();

/**
 * Markdown of the contract as nodes; headings and items of lists that are entries have their ids.
 *
 * @param depth of the headings
 */
function readEntries(markdown: string, depth: number): RootContent[] {
  const nodes = read.get(markdown) ?? parse(markdown);
  read.set(markdown, nodes);
  // What comes after this changes the nodes.
  return structuredClone(nodes).map((node) =>
    node.type === 'heading' ? {...node, depth: Math.min(depth, 6) as Heading['depth']} : node,
  );
}

function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'listItem') {
      giveId(node);
    }
  });
  return tree.children;
}

function giveId(node: Heading | ListItem): void {
  const link = linkToItself(node);
  if (link) {
    node.data = {hProperties: {id: link.url.slice(1)}};
    if (node.type === 'heading') {
      // A heading has a link to itself on every page.
      node.children = link.children;
    }
  }
}

function linkToItself({children: [first]}: Heading | ListItem): Link | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : first;
  return start?.type === 'link' && start.url.startsWith('#') ? start : undefined;
}
