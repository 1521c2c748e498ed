import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {exampleFacts, hasFullHistory} from './warnings';

test('addresses, scopes and packages that are reserved for examples are found', () => {
  const tree = {
    site: 'https://guide.example.org',
    android: {package: 'com.example.app'},
    npm: '@example/sdk',
    name: 'An example',
    real: 'https://docs.lamps.dev',
  };
  expect(exampleFacts(tree)).toEqual(['site', 'android.package', 'npm']);
});

test(
  'a clone has its whole history, a shallow one and a folder outside have not',
  {tag: '@10.10'},
  () => {
    const folder = test.info().outputPath();
    fs.mkdirSync(folder, {recursive: true});
    const git = (...parameters: string[]) => {
      const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
      execFileSync('git', [...identity, ...parameters], {cwd: folder, stdio: 'ignore'});
    };
    git('init', 'origin');
    git('-C', 'origin', 'commit', '--allow-empty', '-m', 'one');
    git('-C', 'origin', 'commit', '--allow-empty', '-m', 'two');
    git('clone', '--depth', '1', `file://${folder}/origin`, 'shallow');
    const has = ['origin', 'shallow', '/'].map((name) =>
      hasFullHistory(path.resolve(folder, name)),
    );
    expect(has).toEqual([true, false, false]);
  },
);
