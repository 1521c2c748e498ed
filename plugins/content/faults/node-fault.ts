import type {Node} from 'unist';

/** Something wrong with a page, and the node it is about. */
export interface NodeFault<Part extends Node = Node> {
  node: Part;
  problem: string;
  mend: string;
}
