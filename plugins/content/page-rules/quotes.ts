import {readCode} from '../code';
import {contractEntry} from '../contract';
import {quotedSample} from '../samples';
import type {PageRule} from './rule';

/** The samples and parts of the contract that a page quotes exist, and the words after a code block's language mean something. */
export const quotes: PageRule = (node, place) => {
  if (node.type === 'leafDirective' && node.name === 'contract') {
    contractEntry(node, place);
  } else if (node.type === 'code') {
    const {value, meta} = quotedSample(node, place) ?? node;
    readCode(node.lang ?? 'text', meta ?? '', value, place);
  }
};
