import {sourceError} from '../../../lib/faults';
import type {PageRule} from './rule';

/** Each admonition and code block ends with a line of its own, rather than with the page, or the list or quotation around it. */
export const blocks: PageRule = (node, place, {text}) => {
  if (node.type !== 'containerDirective' && node.type !== 'code') {
    return;
  }
  const end = node.position?.end.line ?? 0;
  const [fence, mark = ''] = /^([:`~])\1{2,}/.exec(text.slice(node.position?.start.offset)) ?? [];
  const lastLine = text.split('\n')[end - 1] ?? '';
  const isOfChild =
    node.type === 'containerDirective' &&
    node.children.some(({position}) => position?.end.line === end);
  const isClosed = new RegExp(`^[\\s>]*${mark}{${fence?.length},}\\s*$`).test(lastLine);
  if (fence && (isOfChild || !isClosed)) {
    const block = node.type === 'code' ? `code block ${fence}${node.lang ?? ''}` : 'admonition';
    throw sourceError(place, `the ${block} is not closed`, `close it with a line of ${fence}`);
  }
};
