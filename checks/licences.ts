import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import type {SourceFault} from '../lib/faults';
import {LOCK_FILE} from '../lib/packages';
import type {Check} from './source-files';

/** Licences under which the site may be built and published, and why those with conditions fit. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  // Only binds those who change the files themselves; we use the packages as they are.
  'MPL-2.0',
  // Data about browsers, which only the build reads.
  'CC-BY-4.0',
  // The typeface of the social cards.
  'OFL-1.1',
];

/** Packages whose package.json names no licence, with the one that their own files name. */
const statedElsewhere: Record<string, string> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

interface LockFile {
  packages: Record<
    string,
    {license?: string; dev?: boolean; devOptional?: boolean; link?: boolean}
  >;
}

/** Every package that the site is built with has a licence that we allow. */
export const licences: Check = () => findUnknownLicences(fs.readFileSync(LOCK_FILE, 'utf8'));

/**
 * @param lockFile text of package-lock.json, format 2 or 3; what only development needs is left out, and
 *   so are links, which lead to folders of the project
 * @returns a finding for each package whose licence isn't allowed
 */
export const findUnknownLicences = (lockFile: string): SourceFault[] =>
  Object.entries((JSON.parse(lockFile) as LockFile).packages)
    .filter(([place, {dev, devOptional, link}]) => place && !dev && !devOptional && !link)
    .flatMap(([place, {license}]) => {
      const name = place.replace(/^.*node_modules\//, '');
      const licence = license ?? statedElsewhere[name] ?? 'no licence';
      return isAllowed(licence)
        ? []
        : [
            {
              filePath: toMessageRelativeFilePath(LOCK_FILE),
              line: lockFile.split(`"${place}": {`)[0]?.split('\n').length ?? 1,
              problem: `the licence of ${name}, ${licence}, is not allowed`,
              mend: 'use another package, or read the licence and allow it in checks/licences.ts',
            },
          ];
    });

/** An SPDX expression: in `A OR B`, one is enough; in `A AND B`, both count. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
