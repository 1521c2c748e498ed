import fs from 'node:fs';
import path from 'node:path';
import {expandFacts} from '../facts';
import {readText} from '../../../lib/files';
import {type Place, sourceError} from '../../../lib/faults';

export interface Sample {
  filePath: string;
  /** The file's lines, facts expanded. */
  lines: string[];
}

/** Where the samples are. */
export const SAMPLES = path.resolve(__dirname, '../../../samples');

/**
 * Reads a file of `samples/`.
 *
 * @param name path below `samples/`
 * @param place where it is quoted
 * @throws Error with `place` when there is no such file
 */
export function readSample(name: string, place: Place): Sample {
  const filePath = path.join(SAMPLES, name);
  if (!fs.existsSync(filePath)) {
    throw sourceError(place, `there is no sample ${name}`, 'use the path of a file below samples/');
  }
  const fileContent = readText(filePath).trimEnd();
  return {filePath, lines: expandFacts({fileContent, filePath}).split('\n')};
}

/**
 * For `getPathsToWatch` of a plugin that reads samples. `write-translations` searches the watched files
 * for texts to translate, and can't read samples.
 */
export const watchedSamples = (): string[] =>
  process.argv.includes('write-translations') ? [] : [`${SAMPLES}/**/*`];
