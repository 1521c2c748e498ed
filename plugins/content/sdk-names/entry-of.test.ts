import {expect, test} from '@playwright/test';
import {contract} from '../../../product/contract';
import {identity} from '../../../product/identity';
import {contractNames} from './contract-names';
import {entryOf} from './entry-of';
import {readSamples} from './sample';
import {compileSamples} from './typescript/compile-samples';
import {usesInTypeScript} from './typescript/uses-in-typescript';
import {usesOf} from './uses';

/** The names of a sample that have entries, as `name → id`. */
function entriesIn(filePath: string, text: string): string[] {
  const files = [{filePath: `samples/${filePath}`, text}];
  const [sample] = readSamples(files);
  if (!sample) {
    throw new Error(`${filePath} is no sample`);
  }
  const {platform} = sample;
  const names = contractNames(contract, platform);
  const program = platform === 'reactNative' ? compileSamples(files) : undefined;
  const script = program?.getSourceFiles().find(({fileName}) => fileName.endsWith(filePath));
  const uses = program && script ? usesInTypeScript(program, script) : usesOf(sample, names);
  return uses
    .sort((one, other) => one.offset - other.offset)
    .flatMap((use) => {
      const entry = entryOf(use, names);
      return entry === undefined ? [] : [`${use.name} → ${entry}`];
    });
}

const SDK = identity.sdk.type;

test('a member, an option, a type, an event, a state and an error have entries', () => {
  expect(
    entriesIn(
      'android/A.kt',
      `fun f(mode: BatteryMode, e: DeliveryException) = ${SDK}.configure(key, ConfigureOptions(queueLimit = 1))
when (kind) { is DeliveryEventKind.FloorChanged -> SessionState.ON_SITE }
if (e.code == ErrorCode.STORAGE_FULL) session.cancel(CancelReason.REASSIGNED)`,
    ),
  ).toEqual([
    'BatteryMode → api-BatteryMode',
    'DeliveryException → api-DeliveryException',
    'configure → api-configure',
    'ConfigureOptions → api-ConfigureOptions',
    'queueLimit → api-ConfigureOptions-queueLimit',
    'FloorChanged → event-floor-changed',
    'ON_SITE → state-on-site',
    'STORAGE_FULL → error-storage-full',
    'cancel → api-cancel',
    'REASSIGNED → api-CancelReason-reassigned',
  ]);
});

test('Swift omits the type of a value', () => {
  expect(
    entriesIn(
      'ios/A.swift',
      `switch event.kind {
case .parked, .departed: try await session.complete(.leftAtDoor)
case .floorChanged(let floor): print(floor)
}`,
    ),
  ).toEqual([
    'kind → api-DeliveryEvent-kind',
    'parked → event-parked',
    'departed → event-departed',
    'complete → api-complete',
    'leftAtDoor → api-Outcome-leftAtDoor',
    'floorChanged → event-floor-changed',
  ]);
});

test('Dart matches an event by its class', () => {
  expect(entriesIn('flutter/lib/a.dart', 'f(e) => switch (e) { Parked() => 1, _ => 0 };')).toEqual([
    'Parked → event-parked',
  ]);
});

test('TypeScript writes a value as a string', () => {
  expect(
    entriesIn(
      'react-native/src/a.ts',
      `import {configure, type DeliveryError, type DeliverySession} from '{{reactNative.package}}';
export const f = (e: DeliveryError, s: DeliverySession) =>
  e.code === 'STORAGE_FULL' ? s.complete('leftAtDoor') : configure('', {logLevel: 'debug'});`,
    ),
  ).toEqual([
    'DeliveryError → api-DeliveryError',
    'DeliverySession → api-DeliverySession',
    'STORAGE_FULL → error-storage-full',
    'complete → api-complete',
    'leftAtDoor → api-Outcome-leftAtDoor',
    'configure → api-configure',
    'logLevel → api-ConfigureOptions-logLevel',
    'debug → api-LogLevel-debug',
  ]);
});

for (const [filePath, text] of [
  [
    'android/A.kt',
    'val configure = 1\n// session.cancel()\nlog("parked", configure, job.cancel())',
  ],
  ['ios/A.swift', 'let complete = 1\nprint(complete, job.cancel(), "session.cancel")'],
  ['flutter/lib/a.dart', 'final configure = 1;\nclass Outcome {}\nfinal a = Outcome();'],
  ['react-native/src/a.ts', "const configure = 'leftAtDoor';\nexport const cancel = configure;"],
] as const) {
  test(`what ${filePath} itself declares has none, whatever its name`, () => {
    expect(entriesIn(filePath, text)).toEqual([]);
  });
}
