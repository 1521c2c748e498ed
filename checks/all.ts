import {licences} from './licences';
import {pageMetadata} from './page-metadata';
import {sampleData} from './sample-data';
import {sampleGrammar} from './sample-grammar';
import {sampleSymbols} from './samples/sample-symbols';
import {sampleTypes} from './samples/sample-types';
import {sectionParity} from './section-parity';
import type {Check} from './source-files';
import {snippetSyntax} from './snippet-syntax';
import {writtenOutFacts} from './written-out-facts';

/** Every check of the content, in the order in which a writer would mend what it finds. */
export const checks: Record<string, Check> = {
  'sample-grammar': sampleGrammar,
  'sample-data': sampleData,
  'snippet-syntax': snippetSyntax,
  'sample-symbols': sampleSymbols,
  'sample-types': sampleTypes,
  'section-parity': sectionParity,
  'page-metadata': pageMetadata,
  licences,
  'written-out-facts': writtenOutFacts,
};
