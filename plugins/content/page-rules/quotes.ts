import {contentKind} from '../../../lib/pages';
import {sourceError} from '../../../lib/faults';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {readCode} from '../code';
import {contractEntry} from '../contract';
import {quotedSample} from '../samples';
import type {PageRule} from './rule';

/** The samples and parts of the contract that a page quotes exist, and the words after a code block's language mean something. */
export const quotes: PageRule = (node, place) => {
  if (node.type === 'leafDirective' && node.name === 'contract') {
    contractEntry(node, place);
  } else if (node.type === 'code') {
    const quote = quotedSample(node, place);
    const kind = contentKind(toMessageRelativeFilePath(place.filePath)) ?? 'docs';
    if (quote && kind !== 'docs') {
      throw sourceError(
        place,
        'only pages in docs/ can quote a sample',
        'write the code here, or link to a page that shows it',
      );
    }
    const {value, meta} = quote ?? node;
    readCode({language: node.lang ?? 'text', metastring: meta ?? '', text: value}, place);
  }
};
