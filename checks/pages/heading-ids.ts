import {createSlugger} from '@docusaurus/utils';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {attributesOf} from '../../lib/attributes-of';
import {contractEntries} from '../../plugins/content/contract';
import {readPage} from './read-page';
import type {SourceFile} from '../source-files';

const addContract = contractEntries();

// In MDX, an id is written `## Title {/* #my-id */}`.
const OWN_ID = /^\/\*\s*#(\S+)/;

const PARTIAL = /from ['"](\.[^'"]*\.mdx?)['"]/g;

/**
 * The ids that a link to a page can name: those of its headings, of contract entries, of elements with
 * an id, and of the parts that it imports.
 *
 * @param files include the parts
 */
export function headingIds(file: SourceFile, files: readonly SourceFile[]): Set<string> {
  // All checks share the original, so it must not change.
  const tree: Root = structuredClone(readPage(file).tree);
  addContract(tree, new VFile({path: file.filePath}));
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      ids.add(givenId(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'listItem') {
      ids.add(node.data?.hProperties?.id ?? '');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {id} = attributesOf(node);
      ids.add(id ?? '');
    } else if (node.type === 'mdxjsEsm') {
      for (const [, name = ''] of node.value.matchAll(PARTIAL)) {
        const filePath = path.posix.join(path.posix.dirname(file.filePath), name);
        const part = files.find((other) => other.filePath === filePath);
        (part ? headingIds(part, files) : []).forEach((id) => ids.add(id));
      }
    }
  });
  return ids;
}

function givenId({children, data}: Heading): string | undefined {
  const last = children.at(-1);
  const [, id] = last?.type === 'mdxTextExpression' ? (OWN_ID.exec(last.value) ?? []) : [];
  return id ?? data?.hProperties?.id;
}
