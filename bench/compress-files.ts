import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {isCompressed} from '../tests/harness/loaded-files';

const encoders = {'.br': promisify(brotliCompress), '.gz': promisify(gzip)};

/** Puts a brotli (level 11) and a gzip of each text file beside it, as hosts do before they serve a site. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((each) => each.isFile() && !isCompressed(each.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const body = await fs.readFile(file);
    for (const [ending, encode] of Object.entries(encoders)) {
      await fs.writeFile(`${file}${ending}`, await encode(body));
    }
  }
}
