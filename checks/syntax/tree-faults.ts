import type {Node} from 'web-tree-sitter';

export interface Fault {
  offset: number;
  problem: string;
  /** Whether the missing token has no name in the grammar: usually a line break. */
  isNameless: boolean;
}

/**
 * Every ERROR and MISSING node below a node, and tokens that are missing without having a node.
 *
 * @param stops where the parser couldn't continue, which is nearer to the mistake than the start of an
 *   ERROR node
 */
export function faultsIn(node: Node, text: string, stops: readonly number[]): Fault[] {
  if (!node.hasError) {
    return [];
  }
  const {startIndex, endIndex, type} = node;
  if (node.isMissing) {
    const token = node.isNamed ? type.replaceAll('_', ' ') : `"${type}"`;
    return [{offset: startIndex, problem: `${token} is missing`, isNameless: false}];
  }
  const inner = node.children.flatMap((child) => faultsIn(child, text, stops));
  if (inner.length > 0 && !node.isError) {
    return inner;
  }
  const stop = stops.find((candidate) => startIndex <= candidate && candidate <= endIndex);
  const offset = startOfToken(text, stop ?? startIndex);
  const token = /^(?:\w+|[-=<>!&|?]+|\S)/.exec(text.slice(offset))?.[0];
  const problem = token ? `"${token}" is unexpected here` : 'the text ends too early';
  return [{offset, problem, isNameless: !node.isError}];
}

/** The token that begins after `offset`; at the end of a text, `offset` itself. */
function startOfToken(text: string, offset: number): number {
  const blanks = text.slice(offset).search(/\S/);
  return offset + Math.max(blanks, 0);
}
