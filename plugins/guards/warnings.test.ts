import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {NO_GIT_CONFIG, useEnvironment} from '../../tests/harness/environment';
import {exampleFacts, gapInHistory} from './warnings';

// A user may sign commits, and run hooks; Git may speak another language.
useEnvironment({...NO_GIT_CONFIG, LC_ALL: 'C'});

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
  'a clone has its whole history; a shallow one, one without a commit and a folder outside have not',
  {tag: '@10.10'},
  () => {
    const folder = test.info().outputPath();
    fs.mkdirSync(folder, {recursive: true});
    const git = (...parameters: string[]) => {
      const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
      execFileSync('git', [...identity, ...parameters], {cwd: folder, stdio: 'ignore'});
    };
    const gapIn = (name: string) => gapInHistory(path.resolve(folder, name));
    git('init', 'origin');
    expect(gapIn('origin')).toContain('commit first');
    git('-C', 'origin', 'commit', '--allow-empty', '-m', 'one');
    git('-C', 'origin', 'commit', '--allow-empty', '-m', 'two');
    git('clone', '--depth', '1', `file://${folder}/origin`, 'shallow');
    expect([gapIn('origin'), gapIn('shallow')]).toEqual([undefined, '']);
    expect(gapIn('/')).toContain('not a git repository');
  },
);
