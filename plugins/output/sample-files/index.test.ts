import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {archive} from './archive';
import {listSamples, publishedSamples} from './list-samples';
import quotedSamples from './quoted-samples-loader.cjs';

test('the preview is told of each sample that a page quotes, and the page stays as it is', () => {
  const [first, last] = [listSamples('samples').at(0), listSamples('samples').at(-1)];
  const page = `\`\`\`kt sample="${first}#start"\n\`\`\`\n\n\`\`\`swift sample="${last}"\n\`\`\``;
  const told: string[] = [];
  const context = {addDependency: (filePath: string) => told.push(filePath)};
  expect(quotedSamples.call(context, page)).toBe(page);
  expect(told).toHaveLength(2);
  expect(told.filter((filePath) => !fs.existsSync(filePath))).toEqual([]);
});

test(
  'an archive has the same bytes wherever it is made and whatever the order of its files',
  {tag: '@10.15'},
  () => {
    const {TZ} = process.env;
    const files = [
      ['app/b/Ü.png', Buffer.of(0, 255)],
      ['app/a.kt', Buffer.from('a')],
    ] as const;
    try {
      process.env.TZ = 'Pacific/Apia';
      const first = archive(new Map(files));
      process.env.TZ = 'America/Los_Angeles';
      expect(archive(new Map(files.toReversed()))).toEqual(first);
      expect(unzipSync(first)['app/b/Ü.png']).toEqual(Uint8Array.of(0, 255));
      expect(Object.keys(unzipSync(first))).toEqual(['app/a.kt', 'app/b/Ü.png']);
    } finally {
      process.env.TZ = TZ;
    }
  },
);

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
    expect(listSamples(folder)).toEqual(['ios/Config/Lamp.xcconfig']);
    execFileSync('git', ['init', '-q', '.'], {cwd: folder});
    execFileSync('git', ['add', '.'], {cwd: folder});
    fs.writeFileSync(path.join(folder, 'ios/notes.txt'), 'a key');
    expect(publishedSamples(folder)).toEqual(['ios/Config/Lamp.xcconfig']);
  },
);
