import path from 'node:path';
import {lineOf} from '../lib/faults';
import {nearestName} from '../lib/text';
import type {Finding} from './finding';
import {docIdOf, isDoc} from './pages/doc-id';
import {isPage} from './pages/read-page';
import {sidebarDocs, sidebarFault} from './pages/sidebar-docs';
import {textOf, type Check} from './source-files';

const FILE = 'sidebars.ts';

/** Docusaurus can read `sidebars.ts`, and every doc that it names exists. */
export const sidebars: Check = (files) => {
  const problem = sidebarFault();
  const mend = 'correct the item; npm run lint says where it is';
  return problem === undefined
    ? missingDocs(sidebarDocs, files)
    : [{filePath: FILE, line: 1, problem, mend}];
};

/**
 * @param named ids of docs
 * @returns a finding for each that isn't a doc
 */
export function missingDocs(named: readonly string[], files: Parameters<Check>[0]): Finding[] {
  const ids = files.filter((file) => isPage(file) && isDoc(file)).map(docIdOf);
  return named
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      filePath: FILE,
      // An id may be put together from parts, of which the last is the file's name.
      line: lineOf(textOf(files, FILE), path.posix.basename(id)),
      problem: `there is no doc "${id}"`,
      mend: `did you mean "${nearestName(id, ids) ?? ''}"?`,
    }));
}
