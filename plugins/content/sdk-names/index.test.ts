import {expect, test} from '@playwright/test';
import {contractOn} from '../../contract/model';
import {namesOf} from '../../contract/names';
import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {lampContract} from '../../../tests/harness/lamp-sdk';
import {tokenize} from '../code/tokens';
import {codeOf, declaredIn, namesByWord, wordsIn, type Word} from '.';

// The site itself may have no SDK for some.
const languages: Record<PlatformId, string> = {
  android: 'kt',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** With a type inside another one, as in Kotlin and Swift. */
const contract: Contract = {
  ...lampContract,
  valueTypes: [
    ...lampContract.valueTypes,
    {
      ...{name: 'Lamp.Mode', summary: '', since: '1.0.0', platforms: ['android', 'ios']},
      values: [{name: 'nightLight', summary: ''}],
    },
  ],
};

/** The words of a sample. */
function wordsOf(platform: PlatformId, code: string): Word[] {
  const lines = tokenize(code, languages[platform], {filePath: 'sample', line: 1});
  const names = namesByWord(contractOn(platform, contract));
  return wordsIn(codeOf(lines), names, declaredIn(code));
}

/** The addresses of the entries of the names of a sample, in their order. */
const entriesIn = (platform: PlatformId, code: string): string[] =>
  wordsOf(platform, code).flatMap(({meaning}) => meaning?.address ?? []);

for (const [what, platform, code, entries] of [
  [
    'a type, and what is right behind one',
    'android',
    `fun f(glow: Glow, e: LampException) = LampSdk.connect(home, LampOptions(maxLamps = 1))
when (kind) { is LampEventKind.LevelChanged -> LampState.GOING_OUT }
if (e.code == LampErrorCode.LAMP_UNREACHABLE) lamp.dim(Reason
    .BEDTIME)`,
    `#api-Glow #api-LampException #api-connect #api-LampOptions #api-LampOptions-maxLamps
#event-level-changed #state-going-out #error-lamp-unreachable #api-Reason-bedtime`,
  ],
  [
    'a type inside another one',
    'android',
    'fun f(mode: Lamp.Mode) = mode == Lamp.Mode.NIGHT_LIGHT',
    '#api-Lamp.Mode #api-Lamp.Mode #api-Lamp.Mode-nightLight',
  ],
  [
    'a value of Swift that one type alone has',
    'ios',
    `switch event.kind {
case .turnedOn, .unplugged: lamp
    .show(power ? .mains : .off)
case .levelChanged(let level): print(level)
}`,
    '#event-turned-on #event-unplugged #api-Power-mains #event-level-changed',
  ],
  [
    'what only the SDK can mean',
    'reactNative',
    `import {connect, type LampError} from 'lamps';
export const f = (e: LampError) =>
  e.code === 'LAMP_UNREACHABLE' ? lamp.turnOff('bedtime') : lamp.show('movieNight');`,
    '#api-LampError #error-lamp-unreachable #api-turnOff #api-Scene-movieNight',
  ],
  [
    'an event by its class, in Dart',
    'flutter',
    'f(e) => switch (e) { TurnedOn() => 1, LevelChanged(:final level) => level };',
    '#event-turned-on #event-level-changed',
  ],
] as const) {
  test(`${what} has its entry`, {tag: '@10.17'}, () => {
    expect(entriesIn(platform, code)).toEqual(entries.split(/\s+/));
  });
}

for (const [platform, code] of [
  ['android', 'val turnOff = 1\n// lamp.setHandler()\nlog("unplugged", "maxLamps", job.turnOff())'],
  ['android', 'enum class Scene { MOVIE_NIGHT }\nval end = Scene.MOVIE_NIGHT'],
  ['android', 'override suspend fun turnOff(reason: Int) = lamp.turnOff(reason)'],
  ['ios', 'func open(session: URLSession) { session.show(.automatic) }'],
  ['ios', 'enum Scene { case movieNight, lit }\nif scene == .movieNight || scene == .lit {}'],
  ['flutter', 'Listener(onPointerDown: (event) => event.kind, notes: [event.level, event.code]);'],
  ['flutter', "log('movieNight');\nFuture<void> turnOff() async {}\nvoid end() => turnOff();"],
  ['reactNative', 'export const maxLamps = 3;\nconnect(home, {maxLamps}); job.code.show(lamp);'],
  ['reactNative', "type Level = 'off' | 'all';\nconst level: Level | undefined = 'off';"],
] as const) {
  test(`what may be anything else has none: ${code}`, {tag: '@10.17'}, () => {
    expect(entriesIn(platform, code)).toEqual([]);
  });
}

for (const [platform, code, owner, text] of [
  ['android', 'LampSdk.setup()', 'LampSdk', 'setup'],
  ['android', 'f(LampErrorCode.BULB_BROKEN)', 'LampErrorCode', 'BULB_BROKEN'],
  ['ios', 'f(Lamp.Mode.dim)', 'Lamp.Mode', 'dim'],
  ['flutter', 'LampOptions(level: 1)', 'LampOptions', 'level'],
] as const) {
  test(`in ${code}, ${text} is unknown`, {tag: '@15.4'}, () => {
    const unknown = wordsOf(platform, code).filter((word) => word.owner && !word.meaning);
    expect(unknown).toEqual([expect.objectContaining({owner, text})]);
  });
}

test('each platform has its own names', {tag: '@15.4'}, () => {
  const namesOn = (platform: PlatformId, contract = lampContract) =>
    namesOf(contractOn(platform, contract)).map(({owner, name}) => `${owner}.${name}`);
  expect(namesOn('ios')).toContain('.LampError');
  const foreign = ['.LampException', 'LampOptions.reminder', 'LampSdk.setHandler'];
  expect(namesOn('ios').filter((name) => foreign.includes(name))).toEqual([]);
  expect(namesOn('android')).toContain('Scene.MOVIE_NIGHT');
  // Functions of an SDK without a class belong to no type.
  const names = {...lampContract.names, owners: {sdk: '', lamp: 'Lamp'}};
  const free = namesOn('ios', {...lampContract, names});
  expect(free).toEqual(expect.arrayContaining(['.connect', 'Lamp.turnOff']));
});
