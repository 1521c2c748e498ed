import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A hash of the names and contents of files, including all files in folders, which changes with every edit.
 * Anything missing is left out.
 *
 * @param isCounted which files count, by their names
 */
export function hashOfFiles(
  names: readonly string[],
  isCounted: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const file of names.filter((name) => fs.existsSync(name)).flatMap(filesOf)) {
    if (isCounted(file)) {
      hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const filesOf = (name: string): string[] =>
  fs.statSync(name).isFile()
    ? [name]
    : fs
        .readdirSync(name, {recursive: true, encoding: 'utf8'})
        .sort()
        .map((entry) => path.join(name, entry))
        .filter((file) => fs.statSync(file).isFile());
