import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from './finding';

/** A text file of the project, as it is on disk: facts are not expanded. */
export interface SourceFile {
  /** Relative to the project's root, with `/` on every system. */
  filePath: string;
  text: string;
}

/** What every check is: it looks at files and says what is wrong with them. */
export type Check = (files: readonly SourceFile[]) => Finding[] | Promise<Finding[]>;

const ROOT = path.resolve(__dirname, '..');

/** Files that hold no text of ours. */
const NOT_OURS = /(^|\/)package-lock\.json$|\.(png|ico|jar)$/;

/** Every text file that git tracks or would track, in the order of their names. */
export function readSourceFiles(): SourceFile[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {cwd: ROOT, encoding: 'utf8'},
  );
  // Sorted, as Git names the files first that it does not track yet.
  return list
    .split('\0')
    .filter((filePath) => filePath && !NOT_OURS.test(filePath))
    .filter((filePath) => fs.existsSync(path.join(ROOT, filePath)))
    .sort()
    .map((filePath) => ({filePath, text: fs.readFileSync(path.join(ROOT, filePath), 'utf8')}));
}
