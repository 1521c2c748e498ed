import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractTables} from '../../plugins/content/contract';
import {readPage} from './read-page';
import type {SourceFile} from '../source-files';

const addContract = contractTables();

// `## Title {/* #my-id */}` is the form in which MDX takes an id.
const OWN_ID = /^\/\*\s*#(\S+)/;

/** The ids that a page's headings get, those of the contract's members included. */
export function headingIds(file: SourceFile): Set<string> {
  // The original is for all checks, and stays as it is.
  const tree: Root = structuredClone(readPage(file).tree);
  addContract(tree, new VFile({path: file.filePath}));
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(tree, 'heading', (node) => {
    ids.add(givenId(node) ?? slugger.slug(toString(node)));
  });
  return ids;
}

function givenId({children, data}: Heading): string | undefined {
  const last = children.at(-1);
  const [, id] = last?.type === 'mdxTextExpression' ? (OWN_ID.exec(last.value) ?? []) : [];
  return id ?? data?.hProperties?.id;
}
