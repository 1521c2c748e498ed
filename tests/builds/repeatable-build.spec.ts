import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder, runDocusaurus} from '../harness/build-site';

test.describe.configure({timeout: 300_000});

test(
  'a second build in the same folder, with the cache of the first, gives the same files byte for byte',
  {tag: ['@16.1', '@16.2']},
  async ({}, testInfo) => {
    const [first, second] = [builtFolder('production'), testInfo.outputPath('site')];
    const {ok, output} = await runDocusaurus('production', 'build', '--out-dir', second);
    expect(ok, output).toBe(true);
    expect(filesIn(second).sort()).toEqual(filesIn(first).sort());
    const isSame = (file: string) =>
      fs.readFileSync(path.join(first, file)).equals(fs.readFileSync(path.join(second, file)));
    expect(filesIn(second).filter((file) => !isSame(file))).toEqual([]);
  },
);
