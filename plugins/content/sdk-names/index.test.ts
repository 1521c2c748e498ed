import {expect, test} from '@playwright/test';
import {grammarOf} from '../code/languages';
import {tokenize} from '../code/tokens';
import {expandFacts} from '../facts';
import type {PlatformId} from '../../../product/types';
import {lampContract, lampNames} from '../../../tests/harness/lamp-sdk';
import {platformOfSample} from '.';
import {sdkNames} from './names';
import {resolve, type Use} from './resolve';

const LANGUAGES: Partial<Record<string, string>> = {kt: 'kotlin'};

/** What a sample takes from the SDK. */
function usesIn(filePath: string, code: string): Use[] {
  const extension = filePath.split('.').at(-1) ?? '';
  const language = LANGUAGES[extension] ?? extension;
  const platform = platformOfSample(`samples/${filePath}`) ?? 'android';
  const text = expandFacts({fileContent: code, filePath});
  const lines = tokenize(text, grammarOf(language, {filePath, line: 1}), language);
  return resolve(lines, sdkNames(lampContract, lampNames, platform), lampNames.variables);
}

/** The names of a sample that have entries, as `name → id`. */
const entriesIn = (filePath: string, code: string): string[] =>
  usesIn(filePath, code).flatMap(({name, meaning}) =>
    meaning?.id === undefined ? [] : [`${name} → ${meaning.id}`],
  );

for (const [place, filePath, text, entries] of [
  [
    'a member, an option, a type, an event, a state and an error',
    'android/A.kt',
    `fun f(glow: Glow, e: LampException) = LampSdk.connect(home, LampOptions(maxLamps = 1))
when (kind) { is LampEventKind.LevelChanged -> LampState.GOING_OUT }
if (e.code == LampErrorCode.LAMP_UNREACHABLE) lamp.turnOff(Reason.BEDTIME)`,
    [
      'Glow → api-Glow',
      'LampException → api-LampException',
      'connect → api-connect',
      'LampOptions → api-LampOptions',
      'maxLamps → api-LampOptions-maxLamps',
      'LevelChanged → event-level-changed',
      'GOING_OUT → state-going-out',
      'code → api-LampException-code',
      'LAMP_UNREACHABLE → error-lamp-unreachable',
      'turnOff → api-turnOff',
      'BEDTIME → api-Reason-bedtime',
    ],
  ],
  [
    'a value of Swift, without its type',
    'ios/A.swift',
    `switch event.kind {
case .turnedOn, .unplugged: try await lamp
    .show(.movieNight)
case .levelChanged(let level): print(level)
}`,
    [
      'kind → api-LampEvent-kind',
      'turnedOn → event-turned-on',
      'unplugged → event-unplugged',
      'show → api-show',
      'movieNight → api-Scene-movieNight',
      'levelChanged → event-level-changed',
    ],
  ],
  [
    'an event of Dart, by its class',
    'flutter/lib/a.dart',
    'f(e) => switch (e) { TurnedOn() => 1, _ => 0 };',
    ['TurnedOn → event-turned-on'],
  ],
  [
    'a value of TypeScript, as a string',
    'react-native/src/a.ts',
    `import {connect, type LampError, type Lamp} from '{{reactNative.package}}';
export const f = (e: LampError, s: Lamp) =>
  e.code === 'LAMP_UNREACHABLE' ? s.show('movieNight') : connect('', {logDetail: 'full'});`,
    [
      'LampError → api-LampError',
      'Lamp → api-Lamp',
      'code → api-LampError-code',
      'LAMP_UNREACHABLE → error-lamp-unreachable',
      'show → api-show',
      'movieNight → api-Scene-movieNight',
      'connect → api-connect',
      'logDetail → api-LampOptions-logDetail',
      'full → api-LogDetail-full',
    ],
  ],
  [
    'a variable that gives a lamp another name',
    'android/A.kt',
    'val desk = lamp ?: return\ndesk.show(scene)',
    ['show → api-show'],
  ],
  [
    "a lamp that a function of the app's own returns",
    'ios/A.swift',
    `func nearest() async throws -> Lamp? { nil }
guard let lamp = try await lamps.nearest() else { return }
lamp.turnOff()`,
    ['Lamp → api-Lamp', 'turnOff → api-turnOff'],
  ],
  [
    'a lamp from a function, and a value in a switch statement, in Dart',
    'flutter/lib/a.dart',
    `Future<Lamp?> nearest() async => null;
final lamp = await lamps.nearest();
switch (scene) { case Scene.movieNight: lamp.turnOff(); }`,
    ['Lamp → api-Lamp', 'movieNight → api-Scene-movieNight', 'turnOff → api-turnOff'],
  ],
  [
    'a choice between two values',
    'ios/A.swift',
    'LampSdk.setGlow(on ? .warm : .cold)',
    ['setGlow → api-setGlow', 'warm → api-Glow-warm', 'cold → api-Glow-cold'],
  ],
  [
    'a pattern',
    'ios/A.swift',
    'if case .turnedOn = event.kind {}\nif event.kind == .unplugged {}',
    [
      'turnedOn → event-turned-on',
      'kind → api-LampEvent-kind',
      'kind → api-LampEvent-kind',
      'unplugged → event-unplugged',
    ],
  ],
  [
    'a comparison',
    'ios/A.swift',
    `let power = try await LampSdk.readPower()
if power == .off || power == .mains {}`,
    ['readPower → api-readPower', 'off → api-Power-off', 'mains → api-Power-mains'],
  ],
  [
    'a result',
    'ios/A.swift',
    'var to: Light { if plain { return .plainWhite(level) }\nreturn .colour(hue) }',
    ['Light → api-Light', 'plainWhite → api-Light-plainWhite', 'colour → api-Light-colour'],
  ],
  [
    'a field that a pattern takes out, and a value where something else may stand',
    'react-native/src/a.ts',
    `import type {LampEvent, LogDetail} from '{{reactNative.package}}';
declare function use<T>(value: T | (() => T)): T;
export const f = ({kind}: LampEvent) => [kind, use<LogDetail>('full')];`,
    [
      'kind → api-LampEvent-kind',
      'LampEvent → api-LampEvent',
      'LogDetail → api-LogDetail',
      'full → api-LogDetail-full',
    ],
  ],
  [
    'JavaScript',
    'react-native/bare/a.js',
    "import {connect} from '{{reactNative.package}}';\nconnect('');",
    ['connect → api-connect'],
  ],
] as const) {
  test(`${place} has the entry of what it is`, {tag: '@10.17'}, () => {
    expect(entriesIn(filePath, text)).toEqual(entries);
  });
}

for (const [filePath, text] of [
  ['android/A.kt', 'val connect = 1\n// lamp.turnOff()\nlog("unplugged", connect, job.turnOff())'],
  ['ios/A.swift', 'let show = 1\nprint(show, job.turnOff(), "lamp.turnOff")'],
  [
    'ios/B.swift',
    'let state = map.powerOfGrid\nif state == .mains, queue.state == .off { return .unplugged }',
  ],
  ['flutter/lib/a.dart', 'final connect = 1;\nclass Scene {}\nfinal a = Scene();'],
  ['flutter/lib/b.dart', 'orders.any((e) => e.kind == kind);'],
  ['android/C.kt', 'enum class Scene { MOVIE_NIGHT }\nval end = Scene.MOVIE_NIGHT'],
  [
    'ios/D.swift',
    'enum Scene { case movieNight }\nlet end = Scene.movieNight\nfunc end(_ scene: Scene) { scene == .movieNight }',
  ],
  [
    'flutter/lib/d.dart',
    'enum Scene { movieNight }\nclass LampOptions {}\nfinal end = [Scene.movieNight, LampOptions(logDetail: 1)];',
  ],
  ['react-native/src/c.ts', 'interface Home {\n  connect(home: string): Promise<void>;\n}'],
  ['react-native/src/a.ts', "const connect = 'movieNight';\nexport const turnOff = connect;"],
  [
    'react-native/src/b.ts',
    `type Level = 'off' | 'some' | 'full' | 'all';
const level: Level | undefined = 'full';
export const f = ({kind}: {kind: Level}) => [kind, level];`,
  ],
] as const) {
  test(`what ${filePath} itself declares has none, whatever its name`, {tag: '@10.17'}, () => {
    expect(entriesIn(filePath, text)).toEqual([]);
  });
}

for (const [filePath, text, unknown] of [
  ['android/A.kt', 'LampSdk.setup()', 'setup'],
  ['android/A.kt', 'f(LampErrorCode.BULB_BROKEN)', 'BULB_BROKEN'],
  ['android/A.kt', 'LampOptions(level = 1)', 'level'],
  ['ios/A.swift', 'lamp.show(.party)', 'party'],
  ['ios/A.swift', 'LampSdk.connect(key: "")', 'key'],
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
  ['android/A.kt', 'val lamp = Other.make()\nlamp.turnOff()'],
  ['ios/A.swift', 'if let lamp = try await TableLamp.shared { lamp.turnOff() }'],
  ['flutter/lib/a.dart', 'void f(TableLamp lamp) { lamp.turnOff(); }'],
  ['flutter/lib/a.dart', 'final lamp = http.Client();\nlamp.turnOff();'],
] as const) {
  test(`another object called lamp is not the SDK's: ${text}`, {tag: '@10.17'}, () => {
    expect(usesIn(filePath, text)).toEqual([]);
  });
}

test('each platform has its own names', {tag: '@15.4'}, () => {
  const namesOn = (platform: PlatformId) => sdkNames(lampContract, lampNames, platform);
  const ios = namesOn('ios');
  expect(ios.has('LampError')).toBe(true);
  expect(['LampException', 'reminder', 'setHandler'].filter((name) => ios.has(name))).toEqual([]);
  expect(namesOn('android').get('MOVIE_NIGHT')?.[0]?.id).toBe('api-Scene-movieNight');
});
