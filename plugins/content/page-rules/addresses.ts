import {sourceError} from '../../../lib/faults';
import {attributesOf, isElement} from '../../../lib/mdx';
import {TRUNCATE} from './blocks';
import type {PageRule} from './rule';

/** Every address can be read, as whatever follows takes it apart: `http://localhost:PORT` and `https://` can't. */
export const addresses: PageRule = (node, place) => {
  const {href, src} = isElement(node) ? attributesOf(node) : {};
  const url = 'url' in node ? node.url : (href ?? src ?? '');
  if (!URL.canParse(url, 'https://base.example')) {
    throw sourceError(
      place,
      `the address ${url} cannot be read`,
      'correct it, or put an address that is only an example in backticks',
    );
  }
};

/** The excerpt of a post has what it refers to: Docusaurus 3.10.2 cuts off the rest before Markdown is read. */
export const excerpts: PageRule = (node, place, {text, definitions}) => {
  if (node.type !== 'linkReference' && node.type !== 'footnoteReference') {
    return;
  }
  const end = text.search(TRUNCATE);
  const {identifier, position} = node;
  if ((position?.start.offset ?? 0) < end && end < (definitions.get(identifier) ?? 0)) {
    throw sourceError(
      place,
      `the excerpt of the post ends above the line of [${identifier}]`,
      'put that line above the comment that ends the excerpt',
    );
  }
};
