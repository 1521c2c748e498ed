import type {Check} from './source-files';
import {checkSamples} from './syntax/check-samples';
import {codeFiles} from './syntax/parsers';

/**
 * Every sample in Kotlin, Swift, Dart and JavaScript is parsed by a grammar of its language, so that
 * a reader can paste it. TypeScript is left to the check `sample-types`, which compiles it.
 */
export const sampleGrammar: Check = (files) =>
  checkSamples(
    files,
    codeFiles,
    'mend the code, or, where the language allows it, fill the gap in checks/syntax/grammar-gaps.ts',
  );
