import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {attributesOf} from '../../lib/mdx';
import {contractEntries} from '../../plugins/content/contract';
import {readPage} from './read-page';
import type {SourceFile} from '../source-files';

const addContract = contractEntries();

// In MDX, an id is written `## Title {/* #my-id */}`.
const OWN_ID = /^\/\*\s*#(\S+)/;

const PARTIAL = /from ['"](\.[^'"]*\.mdx?)['"]/g;

/** An id, and what has it: in a page's own tree, or the import of the part that it comes from. */
export interface PageId {
  id: string;
  node: Nodes;
}

/**
 * The ids that a link to a page can name: those of its headings, of contract entries, of elements with
 * an id, and of the parts that it imports.
 *
 * @param files include the parts
 */
export const headingIds = (file: SourceFile, files: readonly SourceFile[]): Set<string> =>
  new Set(idsOf(file, files).map(({id}) => id));

/** The same, once for each element that has it. */
export function idsOf(file: SourceFile, files: readonly SourceFile[]): PageId[] {
  // All checks share the original, so it must not change.
  const tree: Root = structuredClone(readPage(file).tree);
  addContract(tree, new VFile({path: file.filePath}));
  const slugger = createSlugger();
  const ids: PageId[] = [];
  visit(tree, (node) => {
    const own = ownId(node);
    if (node.type === 'heading') {
      ids.push({id: own ?? slugger.slug(toString(node)), node});
    } else if (own !== undefined) {
      ids.push({id: own, node});
    } else if (node.type === 'mdxjsEsm') {
      for (const [, name = ''] of node.value.matchAll(PARTIAL)) {
        const filePath = path.posix.join(path.posix.dirname(file.filePath), name);
        const part = files.find((other) => other.filePath === filePath);
        ids.push(...(part ? idsOf(part, files) : []).map(({id}) => ({id, node})));
      }
    }
  });
  return ids;
}

function ownId(node: Nodes): string | undefined {
  switch (node.type) {
    case 'heading':
      return givenId(node);
    case 'listItem':
      return node.data?.hProperties?.id;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return attributesOf(node).id;
    default:
      return undefined;
  }
}

/** The id that is written after a heading's words, or that a contract entry gives it. */
export function givenId({children, data}: Heading): string | undefined {
  const last = children.at(-1);
  const [, id] = last?.type === 'mdxTextExpression' ? (OWN_ID.exec(last.value) ?? []) : [];
  return id ?? data?.hProperties?.id;
}
