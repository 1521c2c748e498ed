import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {unixText} from '../lib/unix-text';
import type {Finding} from './finding';

/** A text file of the project: facts are not expanded. */
export interface SourceFile {
  /** Relative to the project's root, with `/` on every system. */
  filePath: string;
  text: string;
}

/** What every check is: it looks at files and says what is wrong with them. */
export type Check = (files: readonly SourceFile[]) => Finding[] | Promise<Finding[]>;

const ROOT = path.resolve(__dirname, '..');

/** Files that hold no text of ours, and folders that are not worth walking. */
const NOT_OURS = ['**/package-lock.json', '**/*.{png,ico,jar}', '**/node_modules', '.git'];

/**
 * Every text file that `.gitignore` does not leave out, in the order of their names. Git is not
 * asked: an archive of the project can be checked too.
 */
export const readSourceFiles = (root = ROOT): SourceFile[] =>
  Globby.sync('**', {cwd: root, dot: true, gitignore: true, ignore: NOT_OURS})
    .sort()
    .map((filePath) => ({
      filePath,
      text: unixText(fs.readFileSync(path.join(root, filePath), 'utf8')),
    }));
