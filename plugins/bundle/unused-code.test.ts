import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

test('the only helper of tslib that utils-common uses is the one that replaces it', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const helpers = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/tslib_1\.\w+/g));
  expect(new Set(helpers.filter(Boolean))).toEqual(new Set(['tslib_1.__importDefault']));
});
