import type {Nodes} from 'mdast';
// Adds the nodes of MDX and of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Place} from '../../../lib/faults';

/** The page that a node is on. */
export interface Page {
  /** With facts filled in, and with the front matter. */
  text: string;
  /** The names in its own imports and exports. */
  defined: readonly string[];
  /** The offsets of the definitions of addresses and footnotes, by what refers to them. */
  definitions: ReadonlyMap<string, number>;
}

/**
 * Judges one node of a page as Markdown has it. All nodes of a page are judged, and each by all rules.
 *
 * @param place where the node begins
 * @throws Error with file, line and fix
 */
export type PageRule = (node: Nodes, place: Place, page: Page) => void;
