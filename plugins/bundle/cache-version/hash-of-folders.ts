import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of all files in folders, of which some may be missing; another one after every edit there. */
export function hashOfFolders(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders.filter((name) => fs.existsSync(name))) {
    for (const entry of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      const file = path.join(folder, entry);
      if (fs.statSync(file).isFile()) {
        hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
      }
    }
  }
  return hash.digest('hex');
}
