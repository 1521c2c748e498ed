import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {resourceOf} from '.';

const patch = {
  name: 'x',
  file: 'a.js',
  before: 'b',
  after: 'c',
  why: '',
  canGo: '',
};

test('a file that does not have the text of a patch exactly once stops the build', () => {
  const folder = test.info().outputPath();
  fs.mkdirSync(folder, {recursive: true});
  for (const [source, times] of Object.entries({a: 0, bb: 2})) {
    fs.writeFileSync(path.join(folder, 'a.js'), source);
    expect(() => resourceOf(patch, path.join(folder, patch.file))).toThrow(
      `a.js has "b" ${times} times, but the patch "x" needs it exactly once`,
    );
  }
});
