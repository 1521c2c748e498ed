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
  const uses =
    program && script ? usesInTypeScript(program, script) : usesOf(sample, names, [sample]);
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

/** Names in places where only a declaration elsewhere in the app says what they are. */
for (const [place, filePath, text, entries] of [
  [
    'a variable that gives a session another name',
    'android/A.kt',
    'val running = session ?: return\nrunning.complete(outcome)',
    ['complete → api-complete'],
  ],
  [
    "a session that a function of the app's own returns",
    'ios/A.swift',
    `func active() async throws -> DeliverySession? { nil }
guard let session = try await deliveries.active() else { return }
session.cancel()`,
    ['DeliverySession → api-DeliverySession', 'cancel → api-cancel'],
  ],
  [
    'a session from a function, and a value in a switch statement, in Dart',
    'flutter/lib/a.dart',
    `Future<DeliverySession?> active() async => null;
final session = await deliveries.active();
switch (outcome) { case Outcome.leftAtDoor: session.cancel(); }`,
    [
      'DeliverySession → api-DeliverySession',
      'leftAtDoor → api-Outcome-leftAtDoor',
      'cancel → api-cancel',
    ],
  ],
  [
    'an event in a list',
    'android/A.kt',
    'ui.events.any { it.kind == kind }',
    ['kind → api-DeliveryEvent-kind'],
  ],
  [
    'an event in a list, in Dart',
    'flutter/lib/a.dart',
    'model.events.any((e) => e.kind is Departed);',
    ['kind → api-DeliveryEvent-kind', 'Departed → event-departed'],
  ],
  [
    'a field of what is extended',
    'android/A.kt',
    'fun DeliveryEvent.text() = when (val kind = kind) {}',
    ['kind → api-DeliveryEvent-kind'],
  ],
  [
    'a choice between two values',
    'ios/A.swift',
    `${SDK}.setBatteryMode(on ? .saver : .balanced)`,
    [
      'setBatteryMode → api-setBatteryMode',
      'saver → api-BatteryMode-saver',
      'balanced → api-BatteryMode-balanced',
    ],
  ],
  [
    'a pattern',
    'ios/A.swift',
    'if case .handedOver = event.kind {}\nevents.first { if case .parked(_) = $0.kind {} }',
    [
      'handedOver → event-handed-over',
      'kind → api-DeliveryEvent-kind',
      'parked → event-parked',
      'kind → api-DeliveryEvent-kind',
    ],
  ],
  [
    "an argument of the app's own, and a comparison",
    'ios/A.swift',
    `func ask(_ level: PermissionLevel) {}
let permission = try await ${SDK}.permissionStatus()
ask(.always)
if permission == .always || permission == .denied {}`,
    [
      'PermissionLevel → api-PermissionLevel',
      'permissionStatus → api-permissionStatus',
      'always → api-PermissionLevel-always',
      'always → api-PermissionStatus-always',
      'denied → api-PermissionStatus-denied',
    ],
  ],
  [
    'a result',
    'ios/A.swift',
    'var to: Destination { if known { return .placeId(id) }\nreturn .address(text) }',
    [
      'Destination → api-Destination',
      'placeId → api-Destination-placeId',
      'address → api-Destination-address',
    ],
  ],
  [
    'a field that a pattern takes out, and a value where something else may stand',
    'react-native/src/a.ts',
    `import type {DeliveryEvent, LogLevel} from '{{reactNative.package}}';
declare function use<T>(value: T | (() => T)): T;
export const f = ({kind}: DeliveryEvent) => [kind, use<LogLevel>('debug')];`,
    [
      'kind → api-DeliveryEvent-kind',
      'DeliveryEvent → api-DeliveryEvent',
      'LogLevel → api-LogLevel',
      'debug → api-LogLevel-debug',
    ],
  ],
  [
    'JavaScript',
    'react-native/bare/a.js',
    "import {configure} from '{{reactNative.package}}';\nconfigure('');",
    ['configure → api-configure'],
  ],
] as const) {
  test(`${place} has the entry of what it is`, () => {
    expect(entriesIn(filePath, text)).toEqual(entries);
  });
}

for (const [filePath, text] of [
  [
    'android/A.kt',
    'val configure = 1\n// session.cancel()\nlog("parked", configure, job.cancel())',
  ],
  ['ios/A.swift', 'let complete = 1\nprint(complete, job.cancel(), "session.cancel")'],
  [
    'ios/B.swift',
    'let state = map.authorizationStatus\nif state == .denied, queue.state == .always { return .parked }',
  ],
  ['flutter/lib/a.dart', 'final configure = 1;\nclass Outcome {}\nfinal a = Outcome();'],
  ['flutter/lib/b.dart', 'orders.any((e) => e.kind == kind);'],
  ['android/C.kt', 'enum class Outcome { LEFT_AT_DOOR }\nval end = Outcome.LEFT_AT_DOOR'],
  [
    'ios/D.swift',
    'enum Outcome { case leftAtDoor }\nlet end = Outcome.leftAtDoor\nfunc end(_ outcome: Outcome) { outcome == .leftAtDoor }',
  ],
  [
    'flutter/lib/d.dart',
    'enum Outcome { leftAtDoor }\nclass ConfigureOptions {}\nfinal end = [Outcome.leftAtDoor, ConfigureOptions(logLevel: 1)];',
  ],
  ['react-native/src/a.ts', "const configure = 'leftAtDoor';\nexport const cancel = configure;"],
  [
    'react-native/src/b.ts',
    `type Level = 'off' | 'error' | 'warning' | 'debug' | 'all';
const level: Level | undefined = 'debug';
export const f = ({kind}: {kind: Level}) => [kind, level];`,
  ],
] as const) {
  test(`what ${filePath} itself declares has none, whatever its name`, () => {
    expect(entriesIn(filePath, text)).toEqual([]);
  });
}
