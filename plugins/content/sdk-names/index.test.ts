import {expect, test} from '@playwright/test';
import {tokenize} from '../code/tokens';
import {tabValueOf} from '../../../product/find-platform';
import {lampContract, lampNames} from '../../../tests/harness/lamp-sdk';
import {sdkNames} from './names';
import {resolve, type Use} from './resolve';

// The site itself may have no SDK for some.
const ids = ['android', 'ios', 'reactNative', 'flutter'] as const;

/** What a sample takes from the SDK. */
function usesIn(filePath: string, code: string): Use[] {
  const language = filePath.split('.').at(-1) ?? '';
  const folder = filePath.split('/')[0];
  const platform = ids.find((id) => tabValueOf(id) === folder) ?? 'android';
  const lines = tokenize(code, language, {filePath, line: 1});
  return resolve(lines, sdkNames(platform, lampContract, lampNames), lampNames.variables);
}

/** The entries of the names of a sample, in their order. */
const entriesIn = (filePath: string, code: string): string[] =>
  usesIn(filePath, code).flatMap(({meaning}) => meaning?.id ?? []);

for (const [place, filePath, text, entries] of [
  [
    'a member, an option, a type, an event, a state and an error',
    'android/A.kt',
    `fun f(glow: Glow, e: LampException) = LampSdk.connect(home, LampOptions(maxLamps = 1))
when (kind) { is LampEventKind.LevelChanged -> LampState.GOING_OUT }
if (e.code == LampErrorCode.LAMP_UNREACHABLE) lamp.turnOff(Reason.BEDTIME)`,
    `api-Glow api-LampException api-connect api-LampOptions api-LampOptions-maxLamps
event-level-changed state-going-out api-LampException-code error-lamp-unreachable api-turnOff
api-Reason-bedtime`,
  ],
  [
    'a value of Swift, without its type',
    'ios/A.swift',
    `switch event.kind {
case .turnedOn, .unplugged: try await lamp
    .show(.movieNight)
case .levelChanged(let level): print(level)
}`,
    `api-LampEvent-kind event-turned-on event-unplugged api-show api-Scene-movieNight
event-level-changed`,
  ],
  [
    'a value of TypeScript, as a string',
    'react-native/src/a.ts',
    `import {connect, type LampError, type Lamp} from 'lamps';
export const f = (e: LampError, s: Lamp) =>
  e.code === 'LAMP_UNREACHABLE' ? s.show('movieNight') : connect('', {logDetail: 'full'});`,
    `api-LampError api-Lamp api-LampError-code error-lamp-unreachable api-show api-Scene-movieNight
api-connect api-LampOptions-logDetail api-LogDetail-full`,
  ],
  [
    "a lamp that a function of the app's own returns",
    'ios/A.swift',
    `func nearest() async throws -> Lamp? { nil }
guard let lamp = try await lamps.nearest() else { return }
lamp.turnOff()`,
    'api-Lamp api-turnOff',
  ],
  [
    'a lamp from a function, a value in a switch statement, and an event by its class, in Dart',
    'flutter/lib/a.dart',
    `Future<Lamp?> nearest() async => null;
final lamp = await lamps.nearest();
switch (scene) { case Scene.movieNight: lamp.turnOff(); }
f(e) => switch (e) { TurnedOn() => 1, _ => 0 };`,
    'api-Lamp api-Scene-movieNight api-turnOff event-turned-on',
  ],
  [
    'a value in a choice, a pattern, a comparison and a result',
    'ios/A.swift',
    `lamp.show(on ? .reading : .movieNight)
if case .turnedOn = event.kind {}
if event.kind == .unplugged {}
let power = try await LampSdk.readPower()
if power == .off || power == .mains {}
var to: Light { if plain { return .plainWhite(level) }\nreturn .colour(hue) }`,
    `api-show api-Scene-reading api-Scene-movieNight event-turned-on api-LampEvent-kind
api-LampEvent-kind event-unplugged api-readPower api-Power-off api-Power-mains api-Light
api-Light-plainWhite api-Light-colour`,
  ],
  [
    'a value where something else may stand',
    'react-native/src/a.ts',
    `import type {LogDetail} from 'lamps';
declare function use<T>(value: T | (() => T)): T;
export const f = () => use<LogDetail>('full');`,
    'api-LogDetail api-LogDetail-full',
  ],
  [
    'a member called in an extension of its type',
    'android/A.kt',
    'suspend fun Lamp.rest(reason: Reason) { turnOff(reason) }',
    'api-Reason api-turnOff',
  ],
] as const) {
  test(`${place} has the entry of what it is`, {tag: '@10.17'}, () => {
    expect(entriesIn(filePath, text)).toEqual(entries.split(/\s+/));
  });
}

for (const [filePath, text] of [
  ['android/A.kt', 'val connect = 1\n// lamp.turnOff()\nlog("unplugged", connect, job.turnOff())'],
  ['android/B.kt', 'enum class Scene { MOVIE_NIGHT }\nval end = Scene.MOVIE_NIGHT'],
  ['ios/A.swift', 'let show = 1\nprint(show, job.turnOff(), "lamp.turnOff")'],
  ['ios/B.swift', 'if state == .mains, queue.state == .off { return .unplugged }'],
  [
    'ios/C.swift',
    'enum Scene { case movieNight }\nfunc end(_ scene: Scene) { scene == .movieNight }',
  ],
  ['flutter/lib/a.dart', 'final connect = 1;\norders.any((e) => e.kind == kind);'],
  ['flutter/lib/b.dart', 'enum Scene { movieNight }\nfinal end = [Scene.movieNight];'],
  ['react-native/src/a.ts', "const connect = 'movieNight';\nexport const turnOff = connect;"],
  ['react-native/src/b.ts', "type Level = 'off' | 'all';\nconst level: Level | undefined = 'off';"],
] as const) {
  test(`what ${filePath} itself has, whatever its name, has none`, {tag: '@10.17'}, () => {
    expect(entriesIn(filePath, text)).toEqual([]);
  });
}

for (const [filePath, text, unknown] of [
  ['android/A.kt', 'LampSdk.setup()', 'setup'],
  ['android/A.kt', 'f(LampErrorCode.BULB_BROKEN)', 'BULB_BROKEN'],
  ['android/A.kt', 'LampOptions(level = 1)', 'level'],
  ['ios/A.swift', 'lamp.show(.party)', 'party'],
  ['ios/A.swift', 'func f(_ e: LampError) { switch e.code { case .wrongKey: 1 } }', 'wrongKey'],
  ['ios/A.swift', 'LampOptions(logDetail: .verbose)', 'verbose'],
  ['flutter/lib/a.dart', 'void f(Lamp desk) { desk.close(); }', 'close'],
] as const) {
  test(`where a name of the SDK belongs, ${unknown} is unknown`, {tag: '@15.4'}, () => {
    expect(usesIn(filePath, text).filter(({meaning}) => !meaning)).toEqual([
      expect.objectContaining({name: unknown}),
    ]);
  });
}

for (const [filePath, text] of [
  ['android/A.kt', 'fun pause(lamp: TableLamp) = lamp.turnOff()'],
  ['android/A.kt', 'val lamp = TableLamp(context, "tag")\nlamp.turnOff()'],
  ['ios/A.swift', 'if let lamp = try await TableLamp.shared { lamp.turnOff() }'],
  ['flutter/lib/a.dart', 'void f(TableLamp lamp) { lamp.turnOff(); }'],
] as const) {
  test(`another object called lamp is not the SDK's: ${text}`, {tag: '@10.17'}, () => {
    expect(usesIn(filePath, text)).toEqual([]);
  });
}

test('each platform has its own names', {tag: '@15.4'}, () => {
  const ios = sdkNames('ios', lampContract, lampNames);
  expect(ios.has('.LampError')).toBe(true);
  expect(
    ['.LampException', 'LampOptions.reminder', 'LampSdk.setHandler'].filter((name) =>
      ios.has(name),
    ),
  ).toEqual([]);
  const android = sdkNames('android', lampContract, lampNames);
  expect(android.get('Scene.MOVIE_NIGHT')?.id).toBe('api-Scene-movieNight');
});

test('a call that gives a list gives no object of its type', {tag: '@15.4'}, () => {
  const typeOf = (result: string) => {
    const signatures = {ios: `static func connect() async throws -> ${result}`};
    const members = lampContract.members.map((member) => ({...member, signatures}));
    return sdkNames('ios', {...lampContract, members}, lampNames).get('LampSdk.connect')?.type;
  };
  expect(['Lamp', '[Lamp]', 'List<Lamp>', 'Lamp[]'].map(typeOf)).toEqual([
    ...['Lamp', undefined, undefined, undefined],
  ]);
});

test('functions of an SDK without a class belong to no type', {tag: '@15.11'}, () => {
  const functions = sdkNames('ios', lampContract, {...lampNames, owners: {sdk: '', lamp: 'Lamp'}});
  expect(['.connect', 'Lamp.turnOff'].filter((name) => !functions.has(name))).toEqual([]);
});
