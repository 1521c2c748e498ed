import fs from 'node:fs';
import path from 'node:path';

/** Folders of generated files that plugins copy into the build, at the same time as it is checked. */
const COPIED = ['brand-files', 'sample-files'];

/** Addresses of all files of a site, from its root. */
export function publishedFiles(
  outDir: string,
  generatedFilesDir: string,
  baseUrl: string,
): string[] {
  const folders = [outDir, ...COPIED.map((name) => path.join(generatedFilesDir, name))];
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => filesIn(folder).map((file) => baseUrl + file));
}

/** The files of a folder and of those inside it, relative to it and with slashes. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));

/** The address at which a host serves a page: `/a.html` → `/a`, `/index.html` → `/`. */
export const pageAddress = (file: string): string =>
  file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
