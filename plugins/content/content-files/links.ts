import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import type {SourceFault} from '../../../lib/faults';

/** Where the sidebars of `docs/` are written. */
export const SIDEBARS = 'sidebars.ts';

/** Where writers write. */
export const CONTENT = `{{blog,docs,i18n,src,static,*versioned_docs}/**,${SIDEBARS}}`;

/**
 * The symbolic links to nothing, to a file outside the site, or to a folder around them: whatever reads files would publish
 * what isn't the site's, or go round in circles. A folder may stand elsewhere, such as docs beside the code of an SDK.
 * Links of packages and in hidden folders are left alone.
 */
export function linkFaults(siteDir: string): SourceFault[] {
  const root = fs.realpathSync(siteDir);
  return Globby.sync([CONTENT, 'samples/**'], {
    ...{cwd: root, ignore: ['**/node_modules'], onlyFiles: false},
    ...{objectMode: true, followSymbolicLinks: false},
  })
    .filter(({dirent, path: name}) => {
      const link = path.join(root, name);
      const target = fs.existsSync(link) ? fs.realpathSync(link) : '';
      const isMeant =
        target !== '' && (fs.statSync(target).isDirectory() || target.startsWith(root + path.sep));
      return dirent.isSymbolicLink() && (!isMeant || link.startsWith(target + path.sep));
    })
    .map(({path: filePath}) => ({
      ...{filePath, line: 1, mend: 'delete it, or copy what it names'},
      problem: 'this link leads nowhere, to a file outside the site or to a folder around it',
    }));
}
