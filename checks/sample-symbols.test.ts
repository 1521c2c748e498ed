import {expect, test} from '@playwright/test';
import {platformOfSample} from '../plugins/content/sdk-names';
import {names} from '../product/contract/names';
import {platformIds} from '../product/find-platform';
import {modules} from '../product/packages';
import {platforms} from '../product/platforms';
import {readSourceFiles} from './source-files';
import {sampleSymbols} from './sample-symbols';

const files = ['samples', 'product'].flatMap((folder) =>
  readSourceFiles(folder).map((file) => ({...file, filePath: `${folder}/${file.filePath}`})),
);

/** Where a name of the SDK belongs, one that no SDK has. In TypeScript, the compiler finds it. */
const unknown = [
  ['android', 'android/A.kt', `f(${names.errorCode}.LAMPSHADE)`],
  ['android', 'android/A.kt', `import ${modules.android}.Lampshade`],
  ['ios', 'ios/A.swift', `import ${modules.ios}.Lampshade`],
  ['ios', 'ios/A.swift', `f(${names.errorCode}.lampshade)`],
  ['flutter', 'flutter/lib/a.dart', `f(${names.errorCode}.lampshade)`],
] as const;

// The SDK for a platform may be planned, and need not have a type for the codes of its errors.
const possible = unknown.filter(([id, , text]) => platformIds.includes(id) && !/\W\./.test(text));

for (const [platform, file, text] of possible) {
  test(
    `a name that is not in the contract is found in ${file}: ${text}`,
    {tag: '@15.4'},
    async () => {
      const [name = ''] = /lampshade/i.exec(text) ?? [];
      expect(await sampleSymbols([{filePath: `samples/${file}`, text}])).toContainEqual(
        expect.objectContaining({
          ...{filePath: `samples/${file}`, line: 1, column: text.indexOf(name) + 1},
          problem: expect.stringMatching(
            `^${name} isn't part of .* on ${platforms[platform].name}$`,
          ),
        }),
      );
    },
  );
}

for (const platform of platformIds) {
  const {name} = platforms[platform];
  test(
    `a member that no sample on ${name} uses is found in the contract`,
    {tag: '@15.4'},
    async () => {
      const others = files.filter(({filePath}) => platformOfSample(filePath) !== platform);
      const found = await sampleSymbols(others);
      expect(found).not.toEqual([]);
      for (const {filePath, problem} of found) {
        expect(filePath).toMatch(/^product\/contract\//);
        expect(problem).toContain(`no sample for ${name} uses `);
      }
    },
  );
}
