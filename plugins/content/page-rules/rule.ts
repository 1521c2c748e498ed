import type {Nodes} from 'mdast';
// Adds the nodes of MDX and of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Place} from '../../../lib/faults';

/**
 * Judges one node of a page as Markdown has it. All nodes of a page are judged, and each by all rules.
 *
 * @param place where the node begins
 * @param page its text, with facts filled in and with the front matter, and the names in its imports and exports
 * @throws Error with file, line and fix
 */
export type PageRule = (
  node: Nodes,
  place: Place,
  page: {text: string; defined: readonly string[]},
) => void;
