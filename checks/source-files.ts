import {Globby} from '@docusaurus/utils';
import path from 'node:path';
import type {SourceFault} from '../lib/faults';
import {readText} from '../lib/files';
import {isText} from '../lib/text';

/** A text file of the project, with facts not expanded. */
export interface SourceFile {
  /** Relative to the project's root, with `/` on every system. */
  filePath: string;
  text: string;
}

/** Every check has this form: it takes files and says what is wrong with them. */
export type Check = (files: readonly SourceFile[]) => SourceFault[] | Promise<SourceFault[]>;

const ROOT = path.resolve(__dirname, '..');

/** A file that contains none of our text, and folders that aren't worth walking. */
const NOT_OURS = ['**/package-lock.json', '**/node_modules', '.git'];

/**
 * Every text file that `.gitignore` doesn't exclude, sorted by name. Git isn't involved, so that an archive of the
 * project can be checked too.
 */
export const readSourceFiles = (root = ROOT): SourceFile[] =>
  Globby.sync('**', {cwd: root, dot: true, gitignore: true, ignore: NOT_OURS})
    .sort()
    .map((filePath) => ({filePath, text: readText(path.join(root, filePath))}))
    .filter(({filePath, text}) => isText(filePath, text));
