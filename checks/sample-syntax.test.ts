import {expect, test} from '@playwright/test';
import {sampleSyntax} from './sample-syntax';

const sample = (name: string, text: string) => [{filePath: `samples/ios/${name}`, text}];

const broken: [string, string][] = [
  ['a.kt', 'f(\n'],
  ['a.kts', 'f(\n'],
  ['a.swift', 'f(\n'],
  ['a.dart', 'f(\n'],
  ['a.js', 'f(\n'],
  ['package.json', '{"a": }'],
  ['app_en.arb', '{"a": 1,}'],
  ['pubspec.yaml', 'a: [1\n'],
  ['libs.versions.toml', 'a = \n'],
  ['AndroidManifest.xml', '<manifest>'],
  ['Info.plist', '<plist><dict><key>A</key></dict></plist>'],
  ['PrivacyInfo.xcprivacy', '<plist>'],
  ['project.pbxproj', '<plist><dict><string/></dict></plist>'],
  ['gradle.properties', 'a\n'],
  ['Lamp.xcconfig', 'A\n'],
  ['build.gradle', 'android {\n'],
  ['Podfile', 'target do |\n'],
  ['a.proto', ''],
];

for (const [name, text] of broken) {
  test(`a mistake in ${name} is found`, async () => {
    const found = await sampleSyntax(sample(name, text));
    expect(found.map(({filePath}) => filePath)).toContain(`samples/ios/${name}`);
  });
}

test('a syntax error is found with file, line and column, below an expanded fact', async () => {
  const text = 'import {{android.package}}.LampSdk\n\nval a = = 1\n';
  expect(await sampleSyntax(sample('A.kt', text))).toEqual([
    expect.objectContaining({
      filePath: 'samples/ios/A.kt',
      line: 3,
      column: 9,
      problem: '"=" is unexpected here',
    }),
  ]);
});

test('what the compiler checks and what is plain passes, and so do files elsewhere', async () => {
  expect(await sampleSyntax([...sample('a.tsx', 'f('), ...sample('a.md', 'f(')])).toEqual([]);
  expect(await sampleSyntax([{filePath: 'plugins/a.kt', text: 'f('}])).toEqual([]);
});
