import {strToU8, zipSync} from 'fflate';

/**
 * A zip archive of texts. The same texts always give the same bytes, whenever and wherever it is made.
 *
 * @param files texts by their names, with slashes
 */
export function archive(files: ReadonlyMap<string, string>): Uint8Array {
  const names = [...files.keys()].sort();
  // The first day that the format can express, in local time, because that is what fflate writes.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(names.map((name) => [name, strToU8(files.get(name) ?? '')])), {
    level: 9,
    mtime,
  });
}
