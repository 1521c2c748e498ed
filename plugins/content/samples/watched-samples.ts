import {SAMPLES} from './read-sample';

/**
 * For `getPathsToWatch` of a plugin that reads samples. `write-translations` searches the watched files
 * for texts to translate, and can't read samples.
 */
export const watchedSamples = (): string[] =>
  process.argv.includes('write-translations') ? [] : [`${SAMPLES}/**/*`];
