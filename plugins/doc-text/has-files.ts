import type {Nodes, Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';

/**
 * Whether a doc names a picture or a file that Docusaurus publishes together with it.
 *
 * @param tree see ./parse-doc
 * @param isAsset whether an address in the doc names such a file
 */
export function hasFiles(tree: Root, isAsset: (address: string) => boolean): boolean {
  let isSo = false;
  visit(tree, (node) => {
    isSo = addressesIn(node).some(isAsset);
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
