import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../../lib/files';
import {stopAtFirst} from '../../../lib/faults';
import {dataFaults, keysByFile} from './faults';

/**
 * Stops at a mistake in the files of authors and tags: Docusaurus 3.10.2 names neither file nor line.
 *
 * @throws Error with file, line and how to fix it
 */
export default function dataFiles({siteDir}: LoadContext): Plugin {
  for (const filePath of Object.keys(keysByFile)) {
    const file = path.join(siteDir, filePath);
    if (fs.existsSync(file)) {
      stopAtFirst(dataFaults({filePath, text: readText(file)}));
    }
  }
  return {name: 'data-files'};
}
