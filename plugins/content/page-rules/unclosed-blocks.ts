import type {Code} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {NodeFault, PageRule} from './rule';

type Block = Code | ContainerDirective;

/** As @docusaurus/plugin-content-blog 3.10.2 looks for it, wherever it is in a text. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Each admonition and code block ends with a line of its own, rather than with the page, or the list or quotation around it. */
export const closedBlocks: PageRule = (tree, text) => {
  const lines = text.split('\n');
  const blocks: NodeFault[] = [];
  const endsWith = ({position}: Block, mark: string, atLeast: number) =>
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
      if (TRUNCATE.test(node.value) && !TRUNCATE.test(text.slice(0, node.position?.start.offset))) {
        const mend = 'put the comment that ends the excerpt above the code block';
        blocks.push({node, problem: 'the excerpt of the post ends inside a code block', mend});
      }
      const [fence, mark = ''] = /^(`|~)\1{2,}/.exec(text.slice(node.position?.start.offset)) ?? [];
      if (fence && !endsWith(node, mark, fence.length)) {
        blocks.push(unclosed(node, `code block ${fence}${node.lang ?? ''}`, fence));
      }
    }
  });
  return blocks;
};

const unclosed = (node: Block, block: string, end: string): NodeFault => ({
  node,
  problem: `the ${block} is not closed`,
  mend: `close it with a line of ${end}`,
});
