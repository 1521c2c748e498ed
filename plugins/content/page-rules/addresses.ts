import {visit} from 'unist-util-visit';
import {attributesOf} from '../../../lib/mdx';
import type {NodeFault, PageRule} from './rule';

/** Every address can be read, as whatever follows takes it apart: `http://localhost:PORT` and `https://` can't. */
export const addresses: PageRule = (tree) => {
  const faults: NodeFault[] = [];
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const {href, src} = isElement ? attributesOf(node) : {};
    const url = 'url' in node ? node.url : (href ?? src ?? '');
    if (!URL.canParse(url, 'https://base.example')) {
      const mend = 'correct it, or put an address that is only an example in backticks';
      faults.push({node, problem: `the address ${url} cannot be read`, mend});
    }
  });
  return faults;
};
