import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from './files';
import {hashOfFiles, hashOfSite, KEPT_HASH, SITE_HASH} from './site-hash';

const SITE = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'plugins/a/index.ts': '1',
  'samples/a/README.md': '1',
  'i18n/fr/code.json': '{}',
  'blog/tags.yml': '{}',
};

test(
  'what can change other pages changes the hash of the site, whatever its folder is called',
  {tag: '@16.2'},
  ({}, testInfo) => {
    const hashes = [hashWith({}), hashWith({'lib/a.ts': ''}), hashWith({'lib/b.ts': ''})];
    hashes.push(...Object.keys(SITE).map((file) => hashWith({[file]: '2'})));
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const file of [
      'plugins/a/index.test.ts',
      'site/public-addresses.txt',
      'docs/a.md',
      'i18n/fr/docs/a.mdx',
      'lib/.DS_Store',
      'samples/a/.idea/workspace.xml',
    ]) {
      expect(hashWith({[file]: '2'}), file).toBe(hashes[0]);
    }

    /** The hash of a site with such files, in a folder of its own. */
    function hashWith(files: Readonly<Record<string, string>>): string {
      const folder = testInfo.outputPath(JSON.stringify(files).replaceAll('/', ' '));
      for (const [name, text] of Object.entries({...SITE, ...files})) {
        replaceFile(path.join(folder, name), text);
      }
      return hashOfSite(folder);
    }
  },
);

test(
  'the config has the hash made before it reads what that covers, so that an edit during a build counts in the next one',
  {tag: '@16.2'},
  () => {
    const [first] = /^import .*$/m.exec(fs.readFileSync('docusaurus.config.ts', 'utf8')) ?? [];
    expect(first).toBe("import './lib/site-hash';");
  },
);

test('what is kept depends on the packages that npm has installed', {tag: '@16.2'}, () => {
  const ofNothing = hashOfFiles('.', [], () => true);
  expect(KEPT_HASH).toMatch(new RegExp(`^${SITE_HASH}.`));
  expect(ofNothing).not.toMatch(new RegExp(`^${KEPT_HASH.slice(SITE_HASH.length)}`));
});
