import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../../lib/files';
import {type Place, sourceError} from '../../../lib/faults';
import {tabValueOf} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {expandFacts} from '../facts';

/** Where the samples are. */
export const SAMPLES = path.resolve(__dirname, '../../../samples');

/**
 * The address of a whole sample, from the site's root: `android/App.kt` is at `samples/android/App.kt.txt`, because
 * hosts don't know the type of Kotlin files and would offer them as downloads.
 */
export const sampleAddress = (name: string): string => `samples/${name}.txt`;

/** The address of the app that a sample is part of: `samples/android.zip` for `android/App.kt`. */
export const archiveOf = (name: string): string => `samples/${name.replace(/\/.*/s, '')}.zip`;

/** The address of a platform's sample app. */
export const archiveAddress = (platform: PlatformId): string => archiveOf(tabValueOf(platform));

/**
 * The text of a sample, with facts expanded.
 *
 * @param name path below `samples/`
 * @param place where it is quoted
 * @throws Error with `place` when there is no such file
 */
export function readSample(name: string, place: Place): string {
  const filePath = path.join(SAMPLES, name);
  if (!fs.statSync(filePath, {throwIfNoEntry: false})?.isFile()) {
    throw sourceError(place, `there is no sample ${name}`, 'use the path of a file below samples/');
  }
  return expandFacts({fileContent: readText(filePath).trimEnd(), filePath});
}
