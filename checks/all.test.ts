import {expect, test} from '@playwright/test';
import {formatFault} from '../lib/faults';
import {checks, loadCheck} from './all';
import {readSourceFiles} from './source-files';

const files = readSourceFiles();

/** The statement that a check keeps on its own. */
const STATEMENTS: Readonly<Record<string, string>> = {
  boundary: '@15.11',
  licences: '@13.5',
  'page-metadata': '@14.3',
  syntax: '@15.4',
  'sample-symbols': '@15.4',
  'sample-types': '@15.4',
  'section-parity': '@15.5',
  upstream: '@15.10',
};

for (const name of Object.keys(checks)) {
  test(`the project passes its check ${name}`, {tag: STATEMENTS[name] ?? []}, async () => {
    expect((await loadCheck(name)(files)).map(formatFault)).toEqual([]);
  });
}
