import {expect, test} from '@playwright/test';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {platforms} from '../product/platforms';
import type {PlatformId} from '../product/types';
import {readSourceFiles, type SourceFile} from './source-files';
import {readSamples, sampleSymbols} from './sample-symbols';

const files = ['samples', 'product'].flatMap((folder) =>
  readSourceFiles(folder).map((file) => ({...file, filePath: `${folder}/${file.filePath}`})),
);

/** What is found in the site's own samples once one of them is changed, as `line:column  problem`. */
const foundAfter = async ({filePath, text}: SourceFile) => {
  const changed = files.map((file) => (file.filePath === filePath ? {filePath, text} : file));
  return (await sampleSymbols(changed)).map(
    ({line, column, problem}) => `${line}:${column}  ${problem}`,
  );
};

/** A sample with a letter after the word at a place, which counts from 0. */
function misspelt({filePath, text}: SourceFile, line: number, end: number): SourceFile {
  const lines = text.split('\n').map((each, index) => {
    return index === line ? `${each.slice(0, end)}x${each.slice(end)}` : each;
  });
  return {filePath, text: lines.join('\n')};
}

const samplesOn = (platform: PlatformId) =>
  readSamples(files).filter((sample) => sample.platform === platform);

// In TypeScript, the compiler finds it.
for (const platform of platformIds.filter((id) => id !== 'reactNative')) {
  const {name} = platforms[platform];
  test(`a name that is not in the contract is found on ${name}`, {tag: '@15.4'}, async () => {
    // In lines without a fact, which would move them.
    const uses = samplesOn(platform).flatMap(({file, uses: own, text}) =>
      own
        .filter(({line}) => text.split('\n')[line] === file.text.split('\n')[line])
        .map((use) => ({...use, file})),
    );
    const found: string[] = [];
    // Where nothing around a name says what it belongs to, it may be the app's own.
    for (const {meaning, file, line, column, name: spelled} of uses.slice(0, 60)) {
      if (meaning && meaning.owner !== '' && found.length === 0) {
        const all = await foundAfter(misspelt(file, line, column + spelled.length));
        const place = `${line + 1}:${column + 1}  ${spelled}x is no part of `;
        found.push(...all.filter((each) => each.startsWith(place)));
      }
    }
    expect(found).toHaveLength(1);
  });
}

for (const platform of platformIds) {
  const {name} = platforms[platform];
  test(
    `a member that no sample on ${name} uses is found in the contract`,
    {tag: '@15.4'},
    async () => {
      const own = samplesOn(platform).map(({file}) => file.filePath);
      const found = await sampleSymbols(files.filter(({filePath}) => !own.includes(filePath)));
      expect(found).not.toEqual([]);
      for (const {filePath, problem} of found) {
        expect(filePath).toMatch(/^product\/contract\//);
        expect(problem).toContain(`no sample for ${name} uses `);
      }
    },
  );
}

// No module while the SDK for Android is planned.
for (const module of [modules.android].filter(Boolean)) {
  test('a wrong import is found in Kotlin', {tag: '@15.4'}, async () => {
    const text = `import ${module}.Lampshade`;
    expect(await sampleSymbols([{filePath: 'samples/android/A.kt', text}])).toContainEqual(
      expect.objectContaining({
        line: 1,
        problem: expect.stringMatching(/^Lampshade is no part of/),
      }),
    );
  });
}
