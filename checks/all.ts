import {sampleSymbols} from './samples/sample-symbols';
import {sampleTypes} from './samples/sample-types';
import {sectionParity} from './section-parity';
import type {Check} from './source-files';
import {writtenOutFacts} from './written-out-facts';

/** Every check of the content, in the order in which a writer would mend what it finds. */
export const checks: Record<string, Check> = {
  'sample-symbols': sampleSymbols,
  'sample-types': sampleTypes,
  'section-parity': sectionParity,
  'written-out-facts': writtenOutFacts,
};
