import {Globby} from '@docusaurus/utils';
import path from 'node:path';

/** Folders of generated files that plugins copy into the build, at the same time as it is checked. */
const COPIED = ['brand-files', 'markdown-twins', 'sample-files'];

/** Addresses of all files of a site, from its root. */
export function publishedFiles(
  outDir: string,
  generatedFilesDir: string,
  baseUrl: string,
): string[] {
  const folders = [outDir, ...COPIED.map((name) => path.join(generatedFilesDir, name))];
  return folders.flatMap((folder) => filesIn(folder).map((file) => baseUrl + file));
}

/** The files of a folder and of those inside it, relative to it and with slashes; none where it is missing. */
export const filesIn = (folder: string): string[] => Globby.sync('**', {cwd: folder, dot: true});

/** The address at which a host serves a page: `/a.html` → `/a`, `/index.html` → `/`. */
export const pageAddress = (file: string): string =>
  file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
