import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type * as packages from './packages';

test("a file of a linked package has the path of its own folder, under which the bundler knows it, and the lock file stands beside the link's", ({}, testInfo) => {
  const [site, own] = ['site', 'elsewhere/core'].map((name) => testInfo.outputPath(name));
  const link = path.join(site ?? '', 'node_modules/@docusaurus/core');
  for (const folder of [path.join(site ?? '', 'lib'), path.dirname(link), own ?? '']) {
    fs.mkdirSync(folder, {recursive: true});
  }
  fs.symlinkSync(own ?? '', link);
  fs.writeFileSync(path.join(own ?? '', 'a.js'), '');
  fs.copyFileSync(path.join(__dirname, 'packages.ts'), path.join(site ?? '', 'lib/packages.ts'));
  const {installed, LOCK_FILE} = createRequire(__filename)(
    `${site}/lib/packages`,
  ) as typeof packages;
  expect(installed('@docusaurus/core/a.js')).toBe(fs.realpathSync(path.join(own ?? '', 'a.js')));
  expect(LOCK_FILE).toBe(path.join(site ?? '', 'package-lock.json'));
});
