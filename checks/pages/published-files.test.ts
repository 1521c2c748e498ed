import {expect, test} from '@playwright/test';
import {filesIn} from '../../lib/files';
import {builtFolder} from '../../tests/harness/build-site';
import {readSourceFiles} from '../source-files';
import {knownAddresses} from './addresses';
import {isNamedByBuild, publishedFiles} from './published-files';

test('the addresses of published files are those of a build', async () => {
  const built = filesIn(await builtFolder('production')).map((name) => `/${name}`);
  const published = publishedFiles(knownAddresses(readSourceFiles()));
  expect(
    built.filter((address) => !published.includes(address) && !isNamedByBuild(address)),
  ).toEqual([]);
  // Only docs with tags have a list of them.
  expect(
    published.filter((address) => !built.includes(address) && address !== '/tags.html'),
  ).toEqual([]);
});
