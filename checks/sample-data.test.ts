import {expect, test} from '@playwright/test';
import {sampleData} from './sample-data';

const sample = (name: string, text: string) => [{filePath: `samples/ios/${name}`, text}];

const broken: [string, string][] = [
  ['package.json', '{"a": }'],
  ['app_en.arb', '{"a": 1,}'],
  ['pubspec.yaml', 'a: [1\n'],
  ['libs.versions.toml', 'a = \n'],
  ['AndroidManifest.xml', '<manifest>'],
  ['Info.plist', '<plist><dict><key>A</key></dict></plist>'],
  ['PrivacyInfo.xcprivacy', '<plist>'],
  ['project.pbxproj', '<plist><dict><string/></dict></plist>'],
  ['gradle.properties', 'a\n'],
  ['Courier.xcconfig', 'A\n'],
  ['build.gradle', 'android {\n'],
  ['Podfile', 'target do |\n'],
];

for (const [name, text] of broken) {
  test(`a mistake in ${name} is found`, async () => {
    expect(await sampleData(sample(name, text))).toEqual([
      expect.objectContaining({filePath: `samples/ios/${name}`, mend: 'correct the file'}),
    ]);
  });
}

test('a file of an unknown type is found, and code is left to the other checks', async () => {
  expect(await sampleData(sample('a.proto', ''))).toEqual([
    expect.objectContaining({problem: 'there is no parser for files of the type "proto"'}),
  ]);
  expect(await sampleData([...sample('a.swift', 'f('), ...sample('a.tsx', 'f(')])).toEqual([]);
});
