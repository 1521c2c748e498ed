import fs from 'node:fs';
import path from 'node:path';

/**
 * Every file on the PATH that has one of the names.
 *
 * @param names best one first; the files are in the same order
 */
export function filesOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));
}
