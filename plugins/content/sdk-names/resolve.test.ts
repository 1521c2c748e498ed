import {expect, test} from '@playwright/test';
import {names} from '../../../product/contract/names';
import {grammarOf} from '../code/languages';
import {tokenize} from '../code/tokens';
import {expandFacts} from '../facts';
import {namesOn, platformOfSample} from '.';
import {resolve, type Use} from './resolve';

const LANGUAGES: Partial<Record<string, string>> = {kt: 'kotlin'};

/** What a sample takes from the SDK. */
function usesIn(filePath: string, code: string): Use[] {
  const extension = filePath.split('.').at(-1) ?? '';
  const language = LANGUAGES[extension] ?? extension;
  const platform = platformOfSample(`samples/${filePath}`);
  const text = expandFacts({fileContent: code, filePath});
  const lines = tokenize(text, grammarOf(language, {filePath, line: 1}), language);
  return resolve(lines, namesOn(platform ?? 'android'));
}

/** The names of a sample that have entries, as `name → id`. */
const entriesIn = (filePath: string, code: string): string[] =>
  usesIn(filePath, code).flatMap(({name, meaning}) =>
    meaning?.id === undefined ? [] : [`${name} → ${meaning.id}`],
  );

const SDK = names.owners.sdk;

test(
  'a member, an option, a type, an event, a state and an error have entries',
  {tag: '@10.17'},
  () => {
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
      'code → api-DeliveryException-code',
      'STORAGE_FULL → error-storage-full',
      'cancel → api-cancel',
      'REASSIGNED → api-CancelReason-reassigned',
    ]);
  },
);

test('Swift omits the type of a value', {tag: '@10.17'}, () => {
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

test('Dart matches an event by its class', {tag: '@10.17'}, () => {
  expect(entriesIn('flutter/lib/a.dart', 'f(e) => switch (e) { Parked() => 1, _ => 0 };')).toEqual([
    'Parked → event-parked',
  ]);
});

test('TypeScript writes a value as a string', {tag: '@10.17'}, () => {
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
    'code → api-DeliveryError-code',
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
    'if case .handedOver = event.kind {}\nevents.first { $0.kind == .parked }',
    [
      'handedOver → event-handed-over',
      'kind → api-DeliveryEvent-kind',
      'kind → api-DeliveryEvent-kind',
      'parked → event-parked',
    ],
  ],
  [
    'a comparison',
    'ios/A.swift',
    `let permission = try await ${SDK}.permissionStatus()
if permission == .always || permission == .denied {}`,
    [
      'permissionStatus → api-permissionStatus',
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
    'a function in code that begins with a blank line',
    'react-native/src/a.ts',
    "\nconfigure('');",
    ['configure → api-configure'],
  ],
  [
    'JavaScript',
    'react-native/bare/a.js',
    "import {configure} from '{{reactNative.package}}';\nconfigure('');",
    ['configure → api-configure'],
  ],
] as const) {
  test(`${place} has the entry of what it is`, {tag: '@10.17'}, () => {
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
  test(`what ${filePath} itself declares has none, whatever its name`, {tag: '@10.17'}, () => {
    expect(entriesIn(filePath, text)).toEqual([]);
  });
}

for (const [filePath, text, unknown] of [
  ['android/A.kt', `${SDK}.setup()`, 'setup'],
  ['android/A.kt', 'f(ErrorCode.DISK_FULL)', 'DISK_FULL'],
  ['android/A.kt', 'ConfigureOptions(level = 1)', 'level'],
  ['ios/A.swift', 'session.complete(.delivered)', 'delivered'],
  ['ios/A.swift', `${SDK}.configure(key: "")`, 'key'],
  ['ios/A.swift', 'func f(_ e: DeliveryError) { switch e.code { case .wrongKey: 1 } }', 'wrongKey'],
  ['ios/A.swift', 'ConfigureOptions(logLevel: .verbose)', 'verbose'],
  ['flutter/lib/a.dart', 'void f(DeliverySession running) { running.close(); }', 'close'],
] as const) {
  test(`where a name of the SDK belongs, ${unknown} is unknown`, {tag: '@15.4'}, () => {
    expect(usesIn(filePath, text).filter(({meaning}) => !meaning)).toEqual([
      expect.objectContaining({name: unknown}),
    ]);
  });
}

for (const [filePath, text] of [
  ['android/A.kt', 'fun pause(session: MediaSession) = session.cancel()'],
  ['android/A.kt', 'val session = MediaSession(context, "tag")\nsession.cancel()'],
  ['android/A.kt', 'val session = Other.make()\nsession.cancel()'],
  ['ios/A.swift', 'if let session = try await URLSession.shared { session.cancel() }'],
  ['flutter/lib/a.dart', 'void f(MediaSession session) { session.cancel(); }'],
  ['flutter/lib/a.dart', 'final session = http.Client();\nsession.cancel();'],
] as const) {
  test(`another object called session is not the SDK's: ${text}`, {tag: '@10.17'}, () => {
    expect(usesIn(filePath, text)).toEqual([]);
  });
}
