import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder, environmentOf} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({timeout: 600_000});

test(
  'a second build in another folder, without what the first has kept, gives the same files byte for byte',
  {tag: ['@16.1', '@16.2']},
  ({}, testInfo) => {
    const copy = copyTree(testInfo.outputPath('copy'));
    const [first, second] = [builtFolder('production'), path.join(copy, 'build')];
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
      cwd: copy,
      env: {...environmentOf('production'), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      stdio: 'pipe',
    });
    expect(filesIn(second).sort()).toEqual(filesIn(first).sort());
    const isSame = (file: string) =>
      fs.readFileSync(path.join(first, file)).equals(fs.readFileSync(path.join(second, file)));
    expect(filesIn(second).filter((file) => !isSame(file))).toEqual([]);
  },
);
