import {expect, test} from '@playwright/test';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {hasFullHistory, missingHistory} from './git-history';

let folder: string;

test.beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'git-history-'));
});

test.afterEach(() => fs.rm(folder, {recursive: true}));

function git(...parameters: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  execFileSync('git', [...identity, ...parameters], {cwd: folder, stdio: 'ignore'});
}

test('a folder outside a clone has no history', {tag: '@10.10'}, () => {
  expect(hasFullHistory(folder)).toBe(false);
});

test('a clone has its whole history, but a shallow clone does not', {tag: '@10.10'}, () => {
  git('init', 'origin');
  git('-C', 'origin', 'commit', '--allow-empty', '-m', 'one');
  git('-C', 'origin', 'commit', '--allow-empty', '-m', 'two');
  git('clone', '--depth', '1', `file://${folder}/origin`, 'shallow');
  expect(hasFullHistory(path.join(folder, 'origin'))).toBe(true);
  expect(hasFullHistory(path.join(folder, 'shallow'))).toBe(false);
});

test(
  'a clone of another user, which Git does not trust, is told from one without history',
  {tag: '@10.10'},
  () => {
    git('init', '.');
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = 'true';
    try {
      expect(missingHistory(folder)).toContain(
        `git config --global --add safe.directory ${folder}`,
      );
    } finally {
      delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    }
  },
);
