import type {Code, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {NodeFault} from './node-fault';

type UnclosedBlock = NodeFault<Code | ContainerDirective>;

/**
 * The admonitions and code blocks that end with the page, or with the list or quotation around them,
 * rather than with a line of their own.
 *
 * @param text the page's source
 */
export function unclosedBlocks(tree: Root, text: string): UnclosedBlock[] {
  const lines = text.split('\n');
  const blocks: UnclosedBlock[] = [];
  const endsWith = ({position}: UnclosedBlock['node'], mark: string, atLeast: number) =>
    new RegExp(`^[\\s>]*${mark}{${atLeast},}\\s*$`).test(
      lines[(position?.end.line ?? 0) - 1] ?? '',
    );
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const isOfChild = node.children.some(
        ({position}) => position?.end.line === node.position?.end.line,
      );
      if (isOfChild || !endsWith(node, ':', 3)) {
        blocks.push(unclosed(node, `admonition :::${node.name}`, ':::'));
      }
    } else if (node.type === 'code') {
      const [fence, mark = ''] = /^(`|~)\1{2,}/.exec(text.slice(node.position?.start.offset)) ?? [];
      if (fence && !endsWith(node, mark, fence.length)) {
        blocks.push(unclosed(node, `code block ${fence}${node.lang ?? ''}`, fence));
      }
    }
  });
  return blocks;
}

const unclosed = (node: UnclosedBlock['node'], block: string, end: string): UnclosedBlock => ({
  node,
  problem: `the ${block} is not closed`,
  mend: `close it with a line of ${end}`,
});
