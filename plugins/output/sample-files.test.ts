import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {NO_GIT_CONFIG, useEnvironment} from '../../tests/harness/environment';
import {archive, publishedSamples} from './sample-files';

// A user may trust every folder.
useEnvironment(NO_GIT_CONFIG);

test('an archive has the same bytes wherever it is made', {tag: '@10.15'}, () => {
  const files = {'app/a.kt': Buffer.from('a'), 'app/b/Ü.png': Buffer.of(0, 255)};
  process.env.TZ = 'Pacific/Apia';
  const first = archive(files);
  process.env.TZ = 'America/Los_Angeles';
  expect(archive(files)).toEqual(first);
  expect(unzipSync(first)['app/b/Ü.png']).toEqual(Uint8Array.of(0, 255));
});

test(
  'what running a sample app leaves behind is not published, least of all keys, wherever Git is asked',
  {tag: '@10.15'},
  () => {
    const folder = test.info().outputPath('samples');
    const left = ['ios/Config/Secrets.xcconfig', 'flutter/config/api-keys.json', 'ios/.env.local'];
    left.push('android/keystore.properties', 'ios/dist.p12', 'android/app/google-services.json');
    left.push('react-native/node_modules/a/index.js', 'android/local.properties', 'ios/.DS_Store');
    for (const name of [...left, 'ios/Config/Lamp.xcconfig']) {
      replaceFile(path.join(folder, name), '');
    }
    fs.copyFileSync('samples/.gitignore', path.join(folder, '.gitignore'));
    const published = () => [...publishedSamples(folder).keys()];
    // Where Git isn't installed.
    const {PATH} = process.env;
    process.env.PATH = folder;
    expect(published()).toEqual(['ios/Config/Lamp.xcconfig']);
    process.env.PATH = PATH;
    // In a clone that doesn't track it, then in one of its own.
    expect(published).toThrow('Git tracks no file in samples/');
    execFileSync('git', ['init', '-q', '.'], {cwd: folder});
    execFileSync('git', ['add', '.'], {cwd: folder});
    fs.writeFileSync(path.join(folder, 'ios/notes.txt'), 'a key');
    expect(published()).toEqual(['ios/Config/Lamp.xcconfig']);
    // In a hook of another repository, which misleads Docusaurus as well.
    process.env.GIT_DIR = path.resolve('.git');
    expect(published()).toEqual(['ios/Config/Lamp.xcconfig']);
    expect(process.env.GIT_DIR).toBeUndefined();
    // In the clone of another user: Git's own tests set this.
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = 'true';
    expect(published).toThrow(/^Git: .*git config --global --add safe\.directory/);
  },
);
