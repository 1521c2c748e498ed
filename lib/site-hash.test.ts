import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {hashOfFiles, hashOfSite} from './site-hash';

/** Writes files into a folder; an undefined text removes one. */
function write(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (text === undefined) {
      fs.rmSync(file);
    } else {
      fs.writeFileSync(file, text);
    }
  }
}

test('every edit changes the hash of files, and no edit leaves it the same; missing files are left out', ({}, testInfo) => {
  const site = testInfo.outputPath('site');
  const names = ['a', 'b', 'c.json'];
  const hashes = [hashOfFiles(site, names, () => true)];
  for (const edit of [
    {'a/inner/x.ts': '1'},
    {'a/inner/x.ts': '2'},
    {'c.json': '{}'},
    {'a/inner/x.ts': undefined, 'b/x.ts': '2'},
  ]) {
    write(site, edit);
    hashes.push(hashOfFiles(site, names, () => true));
  }
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOfFiles(site, names, () => true)).toBe(hashes.at(-1));
});

const SITE = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'plugins/a/index.ts': '1',
  'samples/a/README.md': '1',
  'i18n/fr/code.json': '{}',
};

/** The hash of a site. */
function hashWith(folder: string, files: Readonly<Record<string, string>>): string {
  write(folder, {...SITE, ...files});
  return hashOfSite(folder);
}

test(
  'what can change other pages changes the hash of the site, whatever its folder is called',
  {tag: '@16.2'},
  ({}, testInfo) => {
    const plain = hashWith(testInfo.outputPath('plain'), {});
    for (const file of Object.keys(SITE)) {
      expect(hashWith(testInfo.outputPath(file), {[file]: '2'}), file).not.toBe(plain);
    }
    for (const file of [
      'plugins/a/index.test.ts',
      'site/public-addresses.txt',
      'docs/a.md',
      'i18n/fr/docs/a.mdx',
    ]) {
      expect(hashWith(testInfo.outputPath(file), {[file]: '2'}), file).toBe(plain);
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
