/** Files on the disk: reading, listing and replacing them, and where plugins put what is to be published. */
import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {unixText} from './text';

/** The text of a file, as if no Windows editor had saved it. */
export const readText = (file: string): string => unixText(fs.readFileSync(file, 'utf8'));

/** What macOS and Windows leave in every folder that somebody opens: a writer can't delete it each time. */
export const LEFT_BY_SYSTEM = ['**/.DS_Store', '**/._*', '**/Thumbs.db', '**/desktop.ini'];

/** The files in a folder and in those inside it, relative to it and with slashes; none if it is missing. */
export const filesIn = (folder: string): string[] =>
  Globby.sync('**', {cwd: folder, dot: true, ignore: LEFT_BY_SYSTEM});

/** Those of them that are neither hidden nor ignored by Git, sorted; no link is followed, since it may lead out of the folder. */
export const sourcesIn = (folder: string): string[] =>
  Globby.sync('**', {cwd: folder, gitignore: true, followSymbolicLinks: false}).sort();

/**
 * Writes a file, and the folder that it is in, in one step: whoever reads it meanwhile gets the old content or the new
 * one, never a part.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  // Another process may write the same file.
  const part = `${file}.${process.pid}.part`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}

/**
 * What plugins write here before the bundler runs is published like the files in `static/`. From the site's folder; the
 * name of `.docusaurus` is a Docusaurus setting.
 */
export const PUBLISHED = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'published',
);
