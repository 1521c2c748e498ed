/**
 * The address of a whole sample, from the site's root: `android/App.kt` is at
 * `samples/android/App.kt.txt`, because hosts do not know what Kotlin is and would offer it as a
 * download.
 */
export const sampleAddress = (name: string): string => `samples/${name}.txt`;
