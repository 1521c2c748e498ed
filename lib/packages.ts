import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(__filename);

/** Where Node finds a file of a package: in a workspace, npm puts packages into a folder above. */
function placeOf(file: string): string {
  const [nearest = '', ...above] = (resolve.paths(file) ?? []).map((folder) =>
    path.join(folder, file),
  );
  return [nearest, ...above].find((place) => fs.existsSync(place)) ?? nearest;
}

/**
 * The path of a file of an installed package, such as `@docusaurus/core/lib/index.js`, under which the bundler knows it: it
 * follows symbolic links, such as those of a linked package. Where the file would be, if no package has it.
 */
export function installed(file: string): string {
  const place = placeOf(file);
  return fs.existsSync(place) ? fs.realpathSync(place) : place;
}

/** The versions of all packages, which npm writes where it installs them. */
export const LOCK_FILE = path.join(placeOf('@docusaurus/core'), '../../../package-lock.json');

/** The packages that are there, which npm writes beside them. */
export const INSTALLED = path.join(placeOf('@docusaurus/core'), '../../.package-lock.json');
