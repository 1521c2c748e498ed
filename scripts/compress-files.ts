import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {filesIn} from '../lib/files';

const encoders = {'.br': promisify(brotliCompress), '.gz': promisify(gzip)};

/** Formats that are already compressed; a host sends them as they are. */
export const isCompressed = (file: string): boolean =>
  ['.png', '.jpg', '.ico', '.webp', '.avif', '.woff2', '.zip', '.br', '.gz'].includes(
    path.extname(file),
  );

/** More than the number of threads in which Node compresses, so that none waits for a disk. */
const AT_ONCE = 8;

/**
 * Puts a brotli (level 11) and a gzip version next to each text file, as hosts do before they serve a site.
 *
 * @returns the number of files of each kind
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesIn(folder).filter((file) => !isCompressed(file));
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      await compressFile(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const body = await fs.readFile(file);
  for (const [ending, encode] of Object.entries(encoders)) {
    await fs.writeFile(`${file}${ending}`, await encode(body));
  }
}
