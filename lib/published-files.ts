import fs from 'node:fs';
import path from 'node:path';

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
