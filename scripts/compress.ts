import fs from 'node:fs';
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

/**
 * Puts a brotli (level 11) and a gzip version next to each text file, as hosts do before they serve a site.
 *
 * @returns the number of files of each kind
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = filesIn(folder).filter((file) => !isCompressed(file));
  const versions = files.flatMap((file) =>
    Object.entries(encoders).map(async ([ending, encode]) => {
      const body = fs.readFileSync(path.join(folder, file));
      fs.writeFileSync(path.join(folder, file + ending), await encode(body));
    }),
  );
  await Promise.all(versions);
  return files.length;
}

/** The command. It isn't part of the build: a CDN does its own compression, and writers shouldn't have to wait for it. */
async function compress(folder = 'build'): Promise<void> {
  if (!fs.existsSync(`${folder}/index.html`)) {
    throw new Error(`${folder}/ contains no site — run npm run build first`);
  }
  console.log(`Compressed ${await compressFiles(folder)} files in ${folder}/`);
}

if (require.main === module) {
  void compress(process.argv[2]);
}
