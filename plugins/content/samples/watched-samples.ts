import {SAMPLES} from './read-sample';

/**
 * For `getPathsToWatch` of a plugin that reads samples. What is watched, `write-translations` searches
 * for texts to translate, and cannot read samples.
 */
export const watchedSamples = (): string[] =>
  process.argv.includes('write-translations') ? [] : [`${SAMPLES}/**/*`];
