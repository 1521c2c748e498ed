import {toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
// Adds directives to the nodes of Markdown.
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {platformOfPath} from '../../../product/find-platform';
import {type Place, sourceError} from '../../../lib/faults';
import {contractMarkdown, type Places} from './contract-markdown';
import {readEntries} from './read-entries';

/**
 * Remark plugin: replaces `::contract{reference="events"}` by what the contract says, as Markdown,
 * spelled for the platform whose folder the page is in. Members, types and their parts, events,
 * states, errors and versions have the ids of ./addresses, each once on a page.
 *
 * `::contract{type="Outcome"}`,
 * `::contract{reference="sdk|session|simulator|types|states|events|errors|releases"}`
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
