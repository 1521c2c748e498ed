import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * The addresses in a doc, some of which may be those of pictures and files that Docusaurus publishes together with it.
 *
 * @param tree see ./parse-doc
 */
export function addressesIn(tree: Root): string[] {
  const addresses: string[] = [];
  visit(tree, (node) => {
    addresses.push(...addressesOf(node));
  });
  return addresses;
}

function addressesOf(node: Nodes): string[] {
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
