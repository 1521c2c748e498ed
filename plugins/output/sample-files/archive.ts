import {zipSync} from 'fflate';

/**
 * A zip archive. The same files always give the same bytes, whenever and wherever it is made.
 *
 * @param files their contents by their names, with slashes
 */
export function archive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // The first day that the format can express, in local time, because that is what fflate writes.
  const mtime = new Date(1980, 0, 1);
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), {level: 9, mtime});
}
