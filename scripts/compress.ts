import fs from 'node:fs';
import {compressFiles} from './compress-files';

const [, , folder = 'build'] = process.argv;

/**
 * Compresses `build/`, or the folder that the command names, for a host of your own, which sends the files it
 * finds. It isn't part of the build: a CDN does its own compression, and writers who build shouldn't have to
 * wait for it.
 *
 * @throws Error when the folder contains no site
 */
async function compress(): Promise<void> {
  if (!fs.existsSync(`${folder}/index.html`)) {
    throw new Error(`${folder}/ contains no site — run npm run build first`);
  }
  console.log(`Compressed ${await compressFiles(folder)} files in ${folder}/`);
}

void compress();
