import {tabValueOf} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';

/**
 * The address of a whole sample, from the site's root: `android/App.kt` is at
 * `samples/android/App.kt.txt`, because hosts don't know the type of Kotlin files and would offer them as
 * downloads.
 */
export const sampleAddress = (name: string): string => `samples/${name}.txt`;

/** The address of the app that a sample is part of: `samples/android.zip` for `android/App.kt`. */
export const archiveOf = (name: string): string => `samples/${name.replace(/\/.*/s, '')}.zip`;

/** The address of a platform's sample app. */
export const archiveAddress = (platform: PlatformId): string => archiveOf(tabValueOf(platform));
