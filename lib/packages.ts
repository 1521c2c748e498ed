import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const {resolve} = createRequire(__filename);

/**
 * The path of a file of an installed package, such as `@docusaurus/core/lib/index.js`, where Node finds packages: in a
 * workspace, npm puts them into a folder above. The nearest place, if no package has the file.
 */
export function installed(file: string): string {
  const [nearest = '', ...above] = (resolve.paths(file) ?? []).map((folder) =>
    path.join(folder, file),
  );
  return [nearest, ...above].find((place) => fs.existsSync(place)) ?? nearest;
}

/** The versions of all packages, which npm writes where it installs them. */
export const LOCK_FILE = path.join(installed('@docusaurus/core'), '../../../package-lock.json');
