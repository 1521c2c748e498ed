import type {Nodes, Root} from 'mdast';
// Adds the nodes of MDX and of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Place} from '../../../lib/faults';

/** Something wrong with a page, and the node it is about. */
export interface NodeFault {
  node: Nodes;
  problem: string;
  mend: string;
  /** Where it is, if not in the page: in a sample that the page quotes. */
  elsewhere?: Place;
}

/** What is wrong with a page: its tree as Markdown has it, the text of that tree, and the path of its file. */
export type PageRule = (tree: Root, text: string, filePath: string) => NodeFault[];
