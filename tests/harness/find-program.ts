import fs from 'node:fs';
import path from 'node:path';

/**
 * Every file on the PATH that has one of the names.
 *
 * @param names the best one first; what has it comes first
 */
export function filesOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));
}
