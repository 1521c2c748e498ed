import {expect, test} from '@playwright/test';
import {formatFinding, type Finding} from '../finding';
import {sampleSymbols} from './sample-symbols';

const isUnused = ({problem}: Finding) => problem.startsWith('no sample for');

/** What is wrong with one sample, as `line:column  problem`; unused members aren't reported. */
async function checkFixture(filePath: string, text: string): Promise<string[]> {
  const findings = await sampleSymbols([{filePath: `samples/${filePath}`, text}]);
  return findings
    .filter((finding) => !isUnused(finding))
    .map((finding) => formatFinding(finding).replace(`samples/${filePath}:`, ''));
}

/** What is replaced in the sample, with what, and what is then found. */
type Mistake = readonly [from: string, to: string, finding: string];

/** Tests that the sample passes as it is, and that each mistake in it is found. */
function testFixture(filePath: string, text: string, mistakes: readonly Mistake[]): void {
  test(`${filePath} passes as it is`, {tag: '@15.4'}, async () => {
    expect(await checkFixture(filePath, text)).toEqual([]);
  });
  for (const [from, to, finding] of mistakes) {
    test(`${filePath}: ${from.trim()} → ${to.trim() || 'nothing'}`, {tag: '@15.4'}, async () => {
      expect(await checkFixture(filePath, text.replace(from, to))).toContainEqual(
        expect.stringContaining(finding),
      );
    });
  }
}

const KOTLIN = `import {{android.package}}.ConfigureOptions
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode
import {{android.package}}.LogLevel

fun DeliverySession.proof() = recordEvent("photo")
suspend fun start(running: DeliverySession?) {
    DeliverySdk.configure(options = ConfigureOptions(logLevel = LogLevel.DEBUG))
    Log.i("\${running?.deliveryId}", ErrorCode.STORAGE_FULL)
    running?.proof()
}
`;

testFixture('android/A.kt', KOTLIN, [
  [
    'LogLevel\n',
    'LogLevl\n',
    '5  LogLevl is not an export of the SDK on Android — did you mean LogLevel?',
  ],
  ['LogLevel\n', 'Outcome\n', '5  Outcome is imported but not used'],
  ['import {{android.package}}.LogLevel\n', '', '8:65  LogLevel is used but not imported'],
  ['Sdk.configure', 'Sdk.setup', '9:17  setup is no part of DeliverySdk on Android'],
  ['running?.proof', 'running?.prove', '11:14  prove is no part of DeliverySession'],
  ['?.deliveryId', '?.id', '10:23  id is no part of DeliverySession'],
  ['LogLevel.DEBUG', 'LogLevel.debug', '9:74  debug is no part of LogLevel'],
  ['STORAGE_FULL', 'DISK_FULL', 'DISK_FULL is no part of ErrorCode on Android'],
  ['logLevel =', 'level =', '9:54  level is no part of ConfigureOptions'],
  ['options =', 'settings =', '9:27  settings is no part of configure'],
]);

const SWIFT = `import {{ios.module}}

enum Step { case one, two }
func start(_ session: DeliverySession) async throws {
    try await DeliverySdk.configure(apiKey: "", options: ConfigureOptions(logLevel: .debug))
    try await session.complete(.leftAtDoor)
    show(.borderedProminent, .one)
}
func text(_ error: DeliveryError) -> String {
    switch error.code {
    case .notConfigured, .invalidApiKey: "a"
    default: "b"
    }
}
`;

testFixture('ios/A.swift', SWIFT, [
  [': DeliveryError', ': DeliveryEror', '9:20  DeliveryEror is no name of the SDK on iOS'],
  ['import {{ios.module}}\n', '', '3:23  DeliverySession is used but not imported'],
  ['session.complete', 'session.finish', '6:23  finish is no part of DeliverySession'],
  ['.leftAtDoor', '.delivered', '6:33  delivered is no part of Outcome'],
  ['.debug', '.verbose', '5:86  verbose is no part of LogLevel'],
  ['.invalidApiKey', '.wrongKey', '11:27  wrongKey is no part of ErrorCode'],
  ['.one)', '.handedOvr)', '7:31  handedOvr is no name of the SDK on iOS'],
  ['apiKey:', 'key:', '5:37  key is no part of configure on iOS — did you mean apiKey?'],
]);

const DART_IMPORT = "import 'package:{{flutter.package}}/{{flutter.package}}.dart';\n";

const DART = `${DART_IMPORT}
class DeliveryReporter {}
Future<void> start(DeliverySession running) async {
  await DeliverySdk.configure(options: const ConfigureOptions(logLevel: LogLevel.debug));
  await running.complete(Outcome.leftAtDoor);
}
`;

testFixture('flutter/lib/a.dart', DART, [
  [DART_IMPORT, '', '5:26  Outcome is used but not imported'],
  ['ConfigureOptions(', 'ConfigureOption(', '5:46  ConfigureOption is no name of the SDK'],
  ['class DeliveryReporter {}', 'DeliveryReporter? a;', '3:1  DeliveryReporter is no name of'],
  ['running.complete', 'running.close', '6:17  close is no part of DeliverySession'],
  ['Outcome.leftAtDoor', 'Outcome.left', '6:34  left is no part of Outcome on Flutter'],
  ['logLevel:', 'level:', '5:63  level is no part of ConfigureOptions'],
]);

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

test(
  'a member that no sample uses is found where the contract defines it',
  {tag: '@15.4'},
  async () => {
    expect(await withoutLogLevel('android/A.kt', 'DeliverySdk.configure()')).toEqual([
      'Android',
      'iOS',
      'React Native',
      'Flutter',
    ]);
  },
);

for (const [platform, filePath, text] of [
  ['Android', 'android/A.kt', 'DeliverySdk.setLogLevel(LogLevel.DEBUG)'],
  ['iOS', 'ios/A.swift', 'DeliverySdk.setLogLevel(.debug)'],
  ['Flutter', 'flutter/lib/a.dart', 'DeliverySdk.setLogLevel(LogLevel.debug);'],
  [
    'React Native',
    'react-native/a.ts',
    "import {setLogLevel} from '{{reactNative.package}}';\nsetLogLevel('debug');",
  ],
] as const) {
  test(
    `a member that a sample for ${platform} uses is not found there`,
    {tag: '@15.4'},
    async () => {
      expect(await withoutLogLevel(filePath, text)).not.toContain(platform);
    },
  );
}

test('a member in a comment or a string does not count as used', {tag: '@15.4'}, async () => {
  const text = '// DeliverySdk.setLogLevel()\nval a = "DeliverySdk.setLogLevel()"';
  expect(await withoutLogLevel('android/A.kt', text)).toContain('Android');
});
