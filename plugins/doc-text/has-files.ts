import type {Nodes, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';

/** A scheme, or the address of another host. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** The name of a file, which is no page. */
const FILE = /\.(?!(?:mdx?|html)$)\w+$/i;

/**
 * Whether a doc names a picture or a file that Docusaurus may publish together with it.
 *
 * @param tree see ./parse-doc
 */
export function hasFiles(tree: Root): boolean {
  let isSo = false;
  visit(tree, (node) => {
    isSo = addressesIn(node).some(
      (address) => !ELSEWHERE.test(address) && FILE.test(address.replace(/[?#].*$/, '')),
    );
    return isSo ? EXIT : undefined;
  });
  return isSo;
}

function addressesIn(node: Nodes): string[] {
  switch (node.type) {
    case 'image':
    case 'link':
    case 'definition':
      return [node.url];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
    default:
      return [];
  }
}
