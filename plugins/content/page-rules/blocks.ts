import {sourceError} from '../../../lib/faults';
import type {PageRule} from './rule';

/** As @docusaurus/plugin-content-blog 3.10.2 looks for it, wherever it is in a text. */
export const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Each admonition and code block ends with a line of its own, rather than with the page, or the list or quotation around it. */
export const blocks: PageRule = (node, place, {text}) => {
  if (node.type !== 'containerDirective' && node.type !== 'code') {
    return;
  }
  const begin = node.position?.start.offset ?? 0;
  const end = node.position?.end.line ?? 0;
  const [fence, mark = ''] = /^([:`~])\1{2,}/.exec(text.slice(begin)) ?? [];
  const lastLine = text.split('\n')[end - 1] ?? '';
  const isOfChild =
    node.type === 'containerDirective' &&
    node.children.some(({position}) => position?.end.line === end);
  const isClosed = new RegExp(`^[\\s>]*${mark}{${fence?.length},}\\s*$`).test(lastLine);
  if (fence && (isOfChild || !isClosed)) {
    const block = node.type === 'code' ? `code block ${fence}${node.lang ?? ''}` : 'admonition';
    throw sourceError(place, `the ${block} is not closed`, `close it with a line of ${fence}`);
  }
  if (node.type === 'code' && text.search(TRUNCATE) > begin && TRUNCATE.test(node.value)) {
    throw sourceError(
      place,
      'the excerpt of the post ends inside a code block',
      'put the comment that ends the excerpt above the code block',
    );
  }
};
