import type {Contract, Member, Names, Parameter, ValueType} from '../../product/contract/types';

/** The SDK of the examples, for tests of what is made of a contract: it has one of everything that a contract can have. */
export const lampNames: Names = {
  owners: {sdk: 'LampSdk', lamp: 'Lamp'},
  eventKind: 'LampEventKind',
  state: 'LampState',
  errorCode: 'LampErrorCode',
  error: {
    android: 'LampException',
    ios: 'LampError',
    reactNative: 'LampError',
    flutter: 'LampException',
  },
};

const SINCE = '1.0.0';

/** An argument of a member, or a field of a type. */
const field = (
  name: string,
  type: string,
  summary: string,
  more: Partial<Parameter> = {},
): Parameter => ({name, type, summary, ...more});

const UNREACHABLE = 'LAMP_UNREACHABLE';

const member = (
  owner: string,
  name: string,
  parameters: Parameter[],
  signatures: Member['signatures'],
): Member => ({
  ...{name, owner, kind: 'function', summary: `Does ${name}.`, parameters},
  ...{errors: [UNREACHABLE], since: SINCE, signatures},
});

const valueType = (name: string, summary: string, more: Partial<ValueType> = {}): ValueType => ({
  ...{name, summary, since: SINCE},
  ...more,
});

/** A type that is a choice between values. */
const choice = (name: string, ...values: string[]): ValueType =>
  valueType(name, 'One of several.', {
    values: values.map((value) => ({name: value, summary: `It is ${value}.`})),
  });

/** What a member throws, under a name that some platforms have. */
const thrown = (name: string, platforms: ValueType['platforms']): ValueType =>
  valueType(name, 'What a member throws.', {
    platforms,
    received: true,
    fields: [field('code', 'LampErrorCode', 'Why the call failed.')],
  });

export const lampContract: Contract = {
  names: lampNames,
  members: [
    member(
      'sdk',
      'connect',
      [
        field('context', 'Context', 'Any context of the app.', {platforms: ['android']}),
        field('home', 'string', 'The name of the home.'),
        field('options', 'LampOptions', 'Settings for all lamps.', {default: {fields: true}}),
      ],
      {
        android: 'suspend fun connect(home: String, options: LampOptions = LampOptions())',
        ios: 'static func connect(_ home: String, options: LampOptions = LampOptions()) async throws',
        reactNative: 'function connect(home: string, options?: LampOptions): Promise<void>',
        flutter: 'static Future<void> connect(String home, {LampOptions options})',
      },
    ),
    member('sdk', 'readPower', [], {ios: 'static func readPower() async throws -> Power'}),
    {
      ...member('sdk', 'setHandler', [field('handler', 'function', 'Receives one event.')], {
        reactNative: 'function setHandler(handler: (event: LampEvent) => void): void',
        flutter: 'static void setHandler(void Function(LampEvent event) handler)',
      }),
      since: '1.1.0',
    },
    member('lamp', 'show', [field('scene', 'Scene', 'The scene.')], {
      android: 'suspend fun show(scene: Scene)',
      ios: 'func show(_ scene: Scene) async throws',
      reactNative: 'show(scene: Scene): Promise<void>',
      flutter: 'Future<void> show(Scene scene)',
    }),
    member('lamp', 'turnOff', [field('reason', 'Reason', 'Why.')], {
      android: 'suspend fun turnOff(reason: Reason)',
      ios: 'func turnOff(_ reason: Reason) async throws',
      reactNative: 'turnOff(reason: Reason): Promise<void>',
      flutter: 'Future<void> turnOff(Reason reason)',
    }),
  ],
  valueTypes: [
    valueType('LampSdk', 'Finds lamps.', {platforms: ['android', 'ios', 'flutter']}),
    valueType('Lamp', 'One lamp.'),
    valueType('LampEventKind', 'What happened.'),
    valueType('LampState', 'What a lamp does.'),
    thrown('LampException', ['android', 'flutter']),
    thrown('LampError', ['ios', 'reactNative']),
    valueType('LampErrorCode', 'Why a member failed.'),
    valueType('LampOptions', 'Settings for all lamps.', {
      fields: [
        field('logDetail', 'LogDetail', 'How much is written to the log.', {
          default: {value: 'some'},
        }),
        field('maxLamps', 'integer', 'How many lamps.', {default: {value: 10000}}),
        field('reminder', 'Reminder', 'What Android shows while a lamp is lit.', {
          default: {fields: true},
          platforms: ['android'],
        }),
      ],
    }),
    valueType('SceneOptions', 'Settings for a scene.', {
      fields: [
        field('fadesAfter', 'duration', 'How long the scene lasts.', {
          unit: 'seconds',
          default: {value: 14400},
        }),
        field('notes', 'map', 'Notes for the log.', {default: {words: 'Empty'}}),
      ],
    }),
    valueType('LampEvent', 'Something that a lamp did.', {
      received: true,
      fields: [
        field('lampId', 'string', 'The id of the lamp.'),
        field('kind', 'LampEventKind', 'What happened.'),
      ],
    }),
    choice('LogDetail', 'off', 'some', 'full'),
    choice('Power', 'off', 'mains'),
    choice('Glow', 'warm', 'cold'),
    valueType('Light', 'What a lamp gives.', {
      values: [
        {
          name: 'colour',
          summary: 'Any colour.',
          fields: [field('hue', 'number', 'Its hue.', {unit: 'degrees'})],
        },
        {
          name: 'plainWhite',
          summary: 'White.',
          fields: [field('level', 'number', 'How bright.', {unit: 'per cent'})],
        },
      ],
    }),
    choice('Scene', 'reading', 'movieNight'),
    choice('Reason', 'bedtime', 'daylight'),
  ],
  events: [
    {name: 'turnedOn', when: 'The lamp is lit.', attributes: []},
    {
      name: 'levelChanged',
      when: 'The lamp gets brighter or darker.',
      attributes: [field('level', 'integer', 'How bright.', {unit: 'per cent'})],
    },
    {name: 'unplugged', when: 'The lamp has no power.', attributes: []},
  ],
  states: [
    {name: 'lit', summary: 'The lamp gives light.', next: ['goingOut']},
    {name: 'goingOut', summary: 'The lamp gets darker.', next: []},
  ],
  errors: [
    {
      code: UNREACHABLE,
      message: 'The lamp does not answer.',
      cause: 'The lamp is out of reach.',
      mend: 'Move closer, then try again.',
      retryable: true,
    },
  ],
  lists: {
    limits: [
      {title: 'Colour', summary: 'There is none.'},
      {
        title: 'Home',
        summary: 'Its name.',
        platforms: ['android'],
        stores: {android: {words: 'Address'}, ios: {words: 'Physical Address'}},
      },
    ],
  },
  releases: [
    {
      version: '1.1.0',
      date: '2026-10-01',
      changed: [{text: 'Lamps answer sooner.'}],
      steps: [{text: 'Handle the new error codes.'}],
    },
    {version: SINCE, date: '2026-03-02'},
  ],
};
