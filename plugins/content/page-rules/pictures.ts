import {parseLocalURLPath, toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {isAsset, publishedDirectory} from '../../../lib/files';
import type {NodeFault, PageRule} from './rule';

/** Every picture of the site is there, once the build has drawn its own: Docusaurus 3.10.2 stops at the first that isn't. */
export const pictures: PageRule = (tree, _, filePath) => {
  const faults: NodeFault[] = [];
  visit(tree, 'image', (node) => {
    const isThere =
      isAsset(node.url, toMessageRelativeFilePath(filePath)) ||
      fs.existsSync(path.join(publishedDirectory, node.url.replace(/[?#].*/, '')));
    if (parseLocalURLPath(node.url) && !isThere) {
      const mend = 'put the file next to the page, and write its address as ./name.svg';
      faults.push({node, problem: `there is no picture ${node.url}`, mend});
    }
  });
  return faults;
};
