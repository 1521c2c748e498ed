import {zipSync} from 'fflate';

/**
 * A zip archive. The same files always give the same bytes, whenever and wherever it is made.
 *
 * @param files their contents by their names, with slashes
 */
export function archive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...files.keys()].sort();
  // The first day that the format can express, in local time, because that is what fflate writes.
  const mtime = new Date(1980, 0, 1);
  return zipSync(
    Object.fromEntries(names.map((name) => [name, files.get(name) ?? new Uint8Array()])),
    {
      level: 9,
      mtime,
    },
  );
}
