import type {Check} from './source-files';
import {checkSamples} from './syntax/check-samples';
import {codeFiles} from './syntax/parsers';

/**
 * Every sample in Kotlin, Swift, Dart and JavaScript is parsed with a grammar of its language, so that
 * readers can paste it. TypeScript is left to the check `sample-types`, which compiles it.
 */
export const sampleGrammar: Check = (files) =>
  checkSamples(
    files,
    codeFiles,
    'correct the code or, if the language allows it, fill the gap in checks/syntax/grammar-gaps.ts',
  );
