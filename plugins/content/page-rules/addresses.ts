import {sourceError} from '../../../lib/faults';
import {attributesOf, isElement} from '../../../lib/mdx';
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
