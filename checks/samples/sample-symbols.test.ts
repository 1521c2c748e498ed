import {expect, test} from '@playwright/test';
import {formatFinding} from '../finding';
import {testFixture} from './rules/check-fixture';
import {sampleSymbols} from './sample-symbols';

const SCRIPT = "import {configure} from '{{reactNative.package}}';\nconfigure('');\n";

testFixture('react-native/bare/index.js', SCRIPT, [
  ['{configure}', '{start as configure}', '1:9  start is not an export of the SDK on React Native'],
]);

const contract = {
  filePath: 'product/contract/sdk.ts',
  text: "\n  {\n    name: 'setLogLevel',\n    owner: 'sdk',\n",
};

const UNUSED = /^product\/contract\/sdk\.ts:3:5 {2}no sample for (.*) uses setLogLevel/;

/** The platforms on which no sample uses `setLogLevel`. */
async function withoutLogLevel(filePath: string, text: string): Promise<string[]> {
  const findings = await sampleSymbols([contract, {filePath: `samples/${filePath}`, text}]);
  return findings.flatMap((finding) => UNUSED.exec(formatFinding(finding))?.[1] ?? []);
}

test('a member that no sample uses is found where the contract defines it', async () => {
  expect(await withoutLogLevel('android/A.kt', 'DeliverySdk.configure()')).toEqual([
    'Android',
    'iOS',
    'React Native',
    'Flutter',
  ]);
});

for (const [platform, filePath, text] of [
  ['Android', 'android/A.kt', 'DeliverySdk.setLogLevel(LogLevel.DEBUG)'],
  ['iOS', 'ios/A.swift', 'DeliverySdk.setLogLevel(.debug)'],
  ['Flutter', 'flutter/lib/a.dart', 'DeliverySdk.setLogLevel(LogLevel.debug);'],
  [
    'React Native',
    'react-native/a.ts',
    "import {setLogLevel as set} from '{{reactNative.package}}';\nset('debug');",
  ],
] as const) {
  test(`a member that a sample for ${platform} uses is not found there`, async () => {
    expect(await withoutLogLevel(filePath, text)).not.toContain(platform);
  });
}

test('a member in a comment or a string does not count as used', async () => {
  const text = '// DeliverySdk.setLogLevel()\nval a = "DeliverySdk.setLogLevel()"';
  expect(await withoutLogLevel('android/A.kt', text)).toContain('Android');
});
