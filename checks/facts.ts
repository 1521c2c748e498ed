import {REFERENCE, suggestFact, valueOf} from '../plugins/content/facts';
import {placeOfOffset} from '../lib/faults';
import type {Finding} from './finding';
import {isMarkdown} from './pages/read-page';
import type {Check, SourceFile} from './source-files';

/** Where facts are expanded. */
const EXPANDED = /^(docs|blog|src\/pages|samples)\//;

/** Every `{{fact}}` in a page or a sample is known. */
export const knownFacts: Check = (files) =>
  files.filter((file) => isMarkdown(file) || EXPANDED.test(file.filePath)).flatMap(unknownFacts);

function unknownFacts({filePath, text}: SourceFile): Finding[] {
  return /\.tsx?$/.test(filePath) && !filePath.startsWith('samples/')
    ? []
    : [...text.matchAll(REFERENCE)]
        .filter(([reference, name = '']) => valueOf(reference, name) === undefined)
        .map(({0: reference, 1: name = '', index}) => ({
          ...placeOfOffset(filePath, text, index),
          problem: `unknown fact ${reference}`,
          mend: suggestFact(name),
        }));
}
