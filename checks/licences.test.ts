import {expect, test} from '@playwright/test';
import {findUnknownLicences} from './licences';

const lockFile = (name: string, entry: object) =>
  JSON.stringify({packages: {'': {}, [`node_modules/${name}`]: entry}}, null, 2);

for (const license of ['MIT', '(WTFPL OR MIT)', 'Apache-2.0 AND MIT']) {
  test(`${license} is allowed`, {tag: '@13.5'}, () => {
    expect(findUnknownLicences(lockFile('a', {license}))).toEqual([]);
  });
}

for (const license of ['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-3.0 OR AGPL-3.0)', 'SEE LICENSE IN x']) {
  test(`${license} is found with package and line`, {tag: '@13.5'}, () => {
    expect(findUnknownLicences(lockFile('@a/b', {license}))).toEqual([
      expect.objectContaining({
        filePath: 'package-lock.json',
        line: 4,
        problem: `@a/b has the licence ${license}, which is not allowed`,
      }),
    ]);
  });
}

test('a package without a licence is found, unless its own files name one', {tag: '@13.5'}, () => {
  expect(findUnknownLicences(lockFile('a', {}))).toEqual([
    expect.objectContaining({problem: 'a has no licence, which is not allowed'}),
  ]);
  expect(findUnknownLicences(lockFile('node_modules/format', {}))).toEqual([]);
});

test(
  'what only development needs is left alone, and so is a link to a folder of the project',
  {tag: '@13.5'},
  () => {
    expect(findUnknownLicences(lockFile('a', {license: 'GPL-3.0', dev: true}))).toEqual([]);
    expect(findUnknownLicences(lockFile('a', {link: true}))).toEqual([]);
  },
);
