import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../../tests/harness/build-site';

/** Names of the built scripts, sorted. */
async function scriptsOf(variant: string): Promise<string[]> {
  const {folder} = await buildSite(variant);
  return fs.readdirSync(path.join(folder, 'assets/js')).sort();
}

test('React is in the chunk of the framework alone', async () => {
  const {folder} = await buildSite('production');
  const withReact = (await scriptsOf('production')).filter((file) =>
    fs.readFileSync(path.join(folder, 'assets/js', file), 'utf8').includes('react.dev/errors/'),
  );
  expect(withReact).toEqual([expect.stringMatching(/^framework\./)]);
});
