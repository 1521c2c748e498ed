import {toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Heading, Link, ListItem, Root, RootContent} from 'mdast';
// Adds directives to the nodes of Markdown.
import type {} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {names} from '../../../product/contract/names';
import {platformOfPath} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {type Place, sourceError} from '../../../lib/faults';
import {nearestName} from '../../../lib/text';
import {currentLanguage, type Edition} from './language';
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

// Adds directives to the nodes of Markdown.

/**
 * Remark plugin: replaces `::contract{reference="events"}` by what the contract says, as Markdown,
 * spelled for the platform whose folder the page is in. Members, types and their parts, events,
 * states, errors and versions have the ids of ./addresses, each once on a page.
 *
 * `::contract{type="Lamp"}`,
 * `::contract{reference="types|states|events|errors|releases"}`, or an owner of members in product/contract/names.ts
 *
 * @throws Error with file and line for a type or reference that is not in the contract
 */
export function contractEntries() {
  return (tree: Root, file: VFile) => {
    const places = placesOfTypes(tree);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'contract' || !parent || index === undefined) {
        return undefined;
      }
      const place = {filePath: file.path, line: node.position?.start.line ?? 1};
      const attributes = node.attributes ?? {};
      const nodes = readEntries(contractMarkdown(attributes, platformOf(place), place, places));
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

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

type Renders = Record<string, () => string>;

/** The titles of sections by the names of the types that they describe. */
type Places = ReadonlyMap<string, string>;

const allOf = <Part>(parts: readonly Part[], render: (part: Part) => string): string =>
  parts.map(render).join('\n\n');

/** What `::contract` can name, by its attributes. */
function rendersOf(edition: Edition, places: Places): Record<string, Renders> {
  const {members, valueTypes, events, states, errors, releases} = edition.contract;
  const {platform} = edition;
  const byOwner = Object.keys(names.owners).map((owner): [string, () => string] => [
    owner,
    () =>
      allOf(
        members.filter((member) => member.owner === owner && member.signatures[platform]),
        (member) => memberReference(member, edition),
      ),
  ]);
  return {
    type: Object.fromEntries(
      valueTypes.filter(hasParts).map((type) => [type.name, () => partList(type, edition)]),
    ),
    reference: {
      ...Object.fromEntries(byOwner),
      types: () => {
        const types = valueTypes.filter((type) => availableOn(type, platform));
        return `${nameList(
          types.filter((type) => !hasParts(type)),
          edition,
        )}\n\n${allOf(types.filter(hasParts), (type) =>
          typeReference(type, edition, places.get(type.name)),
        )}`;
      },
      ...(states.length > 0 && {states: () => stateList(edition)}),
      ...(events.length > 0 && {events: () => eventList(edition)}),
      ...(errors.length > 0 && {errors: () => errorList(edition)}),
      releases: () => allOf(releases, (release) => releaseReference(release, edition)),
    },
  };
}

/**
 * Markdown for the attributes of one `::contract` directive, in the language of the build.
 *
 * @param attributes exactly one of `type`, `reference`
 * @param places of the types that the page describes; the reference leads to them instead of repeating them
 * @throws Error with `place` for more than one attribute, and for an unknown attribute or value
 */
export function contractMarkdown(
  attributes: Record<string, string | null | undefined>,
  platform: PlatformId,
  place: Place,
  places: Places = new Map(),
): string {
  const [[kind, name] = ['', ''], ...more] = Object.entries(attributes);
  const kinds = rendersOf({platform, ...currentLanguage()}, places);
  if (more.length > 0) {
    throw sourceError(
      place,
      `::contract has ${more.length + 1} attributes`,
      `give each part a ::contract of its own, with one of ${Object.keys(kinds).join(', ')}`,
    );
  }
  const known = kinds[kind];
  if (!known) {
    throw sourceError(
      place,
      `::contract has no attribute "${kind}"`,
      `use one of ${Object.keys(kinds).join(', ')}`,
    );
  }
  const render = known[name ?? ''];
  if (!render) {
    throw sourceError(
      place,
      `the contract has no ${kind} "${name}"`,
      `did you mean "${nearestName(name ?? '', Object.keys(known))}"?`,
    );
  }
  return render();
}

/** By their Markdown: a page is compiled for the browser and for its HTML, and said in Markdown too. */
const read = new Map<string, RootContent[]>();

/** Markdown of the contract as nodes; headings and items of lists that are entries have their ids. */
function readEntries(markdown: string): RootContent[] {
  const nodes = read.get(markdown) ?? parse(markdown);
  read.set(markdown, nodes);
  // What comes after this changes the nodes.
  return structuredClone(nodes);
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
