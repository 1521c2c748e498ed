import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {archive, publishedSamples} from './sample-files';

test('an archive has the same bytes wherever it is made', {tag: '@10.15'}, () => {
  const {TZ} = process.env;
  const files = {'app/a.kt': Buffer.from('a'), 'app/b/Ü.png': Buffer.of(0, 255)};
  try {
    process.env.TZ = 'Pacific/Apia';
    const first = archive(files);
    process.env.TZ = 'America/Los_Angeles';
    expect(archive(files)).toEqual(first);
    expect(unzipSync(first)['app/b/Ü.png']).toEqual(Uint8Array.of(0, 255));
  } finally {
    process.env.TZ = TZ;
  }
});

test(
  'what running a sample app leaves behind is not published, least of all keys',
  {tag: '@10.15'},
  () => {
    const folder = test.info().outputPath('samples');
    const left = ['ios/Config/Secrets.xcconfig', 'flutter/config/api-keys.json', 'ios/.env.local'];
    left.push('android/keystore.properties', 'ios/dist.p12', 'android/app/google-services.json');
    left.push('react-native/node_modules/a/index.js', 'android/local.properties', 'ios/.DS_Store');
    for (const name of [...left, 'ios/Config/Lamp.xcconfig']) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), '');
    }
    fs.copyFileSync('samples/.gitignore', path.join(folder, '.gitignore'));
    expect(publishedSamples(folder)).toEqual(['ios/Config/Lamp.xcconfig']);
    execFileSync('git', ['init', '-q', '.'], {cwd: folder});
    execFileSync('git', ['add', '.'], {cwd: folder});
    fs.writeFileSync(path.join(folder, 'ios/notes.txt'), 'a key');
    expect(publishedSamples(folder)).toEqual(['ios/Config/Lamp.xcconfig']);
  },
);
