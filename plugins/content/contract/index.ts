import type {Heading, Root, RootContent} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {platformIds} from '../../../product/find-platform';
import {sourceError, type Place} from '../../../lib/source-error';
import {contractMarkdown} from './contract-markdown';

/**
 * Remark plugin: replaces `::contract{table="errors"}` by what the contract says, as Markdown,
 * spelled for the platform whose folder the page is in.
 *
 * `::contract{table="states|events|errors"}`, `::contract{type="Outcome"}`,
 * `::contract{reference="sdk|session|simulator|types"}`
 *
 * @throws Error with file and line for a table, type or reference that is not in the contract
 */
export function contractTables() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== 'contract' || !parent || index === undefined) {
        return undefined;
      }
      const nodes = renderDirective(node, file.path);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

function renderDirective(node: LeafDirective, filePath: string): RootContent[] {
  const place: Place = {filePath, line: node.position?.start.line ?? 1};
  return parseMarkdown(contractMarkdown(node.attributes ?? {}, platformOf(place), place));
}

/** By their Markdown: a page is compiled for the browser and for its HTML, and said in Markdown too. */
const parsed = new Map<string, RootContent[]>();

function parseMarkdown(markdown: string): RootContent[] {
  const nodes = parsed.get(markdown) ?? readTables(markdown);
  parsed.set(markdown, nodes);
  // What comes after this plugin changes the nodes.
  return structuredClone(nodes);
}

function readTables(markdown: string): RootContent[] {
  const {children} = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  children.filter((child) => child.type === 'heading').forEach(giveId);
  return children;
}

/** `configure` of the API would take the id of a page's own section "Configure": it gets `api-configure`. */
function giveId(heading: Heading): void {
  heading.data = {hProperties: {id: `api-${toString(heading)}`}};
}

function platformOf(place: Place): PlatformId {
  const folders = place.filePath.split(/[\\/]/);
  const found = platformIds.find((id) => folders.includes(platforms[id].path));
  if (!found) {
    throw sourceError(
      place,
      'this page belongs to no platform, so the contract cannot be spelled',
      `move it to docs/${platforms.android.path} or the like`,
    );
  }
  return found;
}
