import type {Contract, Names, ValueType} from '../../product/contract/types';

/** The SDK of the examples, for tests of what is made of a contract: it has one of everything that a contract can have. */
export const lampNames: Names = {
  owners: {sdk: 'LampSdk', lamp: 'Lamp'},
  event: 'LampEvent',
  eventKind: 'LampEventKind',
  state: 'LampState',
  errorCode: 'LampErrorCode',
  error: {
    android: 'LampException',
    ios: 'LampError',
    reactNative: 'LampError',
    flutter: 'LampException',
  },
  variables: new Map([
    ['lamp', 'Lamp'],
    ['desk', 'Lamp'],
    ['event', 'LampEvent'],
  ]),
};

const SINCE = '1.0.0';

/** A type that is a choice between values, by their summaries. */
const choice = (name: string, summary: string, values: Record<string, string>): ValueType => ({
  name,
  summary,
  since: SINCE,
  values: Object.entries(values).map(([value, meaning]) => ({name: value, summary: meaning})),
});

/** What a member throws, under a name that some platforms have. */
const thrown = (name: string, platforms: ValueType['platforms']): ValueType => ({
  name,
  summary: 'What a member throws.',
  since: SINCE,
  platforms,
  received: true,
  fields: [{name: 'code', type: 'LampErrorCode', summary: 'Why the call failed.'}],
});

export const lampContract: Contract = {
  members: [
    {
      name: 'connect',
      owner: 'sdk',
      kind: 'function',
      summary: 'Connects the app with the lamps of a home.',
      parameters: [
        {
          name: 'context',
          type: 'Context',
          summary: 'Any context of the app.',
          platforms: ['android'],
        },
        {name: 'home', type: 'string', summary: 'The name of the home.'},
        {
          name: 'options',
          type: 'LampOptions',
          default: {fields: true},
          summary: 'Settings for all lamps.',
        },
      ],
      errors: ['LAMP_UNREACHABLE'],
      since: SINCE,
      signatures: {
        android: 'suspend fun LampSdk.connect(home: String, options: LampOptions = LampOptions())',
        ios: 'static func connect(_ home: String, options: LampOptions = LampOptions()) async throws',
        reactNative: 'function connect(home: string, options?: LampOptions): Promise<void>',
        flutter: 'static Future<void> connect(String home, {LampOptions options})',
      },
    },
    {
      name: 'readPower',
      owner: 'sdk',
      kind: 'function',
      summary: 'Says where the lamps get their power from.',
      parameters: [],
      errors: [],
      since: SINCE,
      signatures: {
        android: 'suspend fun LampSdk.readPower(): Power',
        ios: 'static func readPower() async throws -> Power',
        reactNative: 'function readPower(): Promise<Power>',
        flutter: 'static Future<Power> readPower()',
      },
    },
    {
      name: 'setGlow',
      owner: 'sdk',
      kind: 'function',
      summary: 'Sets the glow of all lamps.',
      parameters: [{name: 'glow', type: 'Glow', summary: 'The glow.'}],
      errors: [],
      since: SINCE,
      signatures: {
        android: 'suspend fun LampSdk.setGlow(glow: Glow)',
        ios: 'static func setGlow(_ glow: Glow) async throws',
        reactNative: 'function setGlow(glow: Glow): Promise<void>',
        flutter: 'static Future<void> setGlow(Glow glow)',
      },
    },
    {
      name: 'setHandler',
      owner: 'sdk',
      kind: 'function',
      summary: 'Sets what is called while the app is in the background.',
      parameters: [{name: 'handler', type: 'function', summary: 'Receives one `LampEvent`.'}],
      errors: [],
      since: '1.1.0',
      signatures: {
        reactNative: 'function setHandler(handler: (event: LampEvent) => void): void',
        flutter: 'static void setHandler(void Function(LampEvent event) handler)',
      },
    },
    {
      name: 'show',
      owner: 'lamp',
      kind: 'function',
      summary: 'Shows a scene.',
      parameters: [{name: 'scene', type: 'Scene', summary: 'The scene.'}],
      errors: ['LAMP_UNREACHABLE'],
      since: SINCE,
      signatures: {
        android: 'suspend fun show(scene: Scene)',
        ios: 'func show(_ scene: Scene) async throws',
        reactNative: 'show(scene: Scene): Promise<void>',
        flutter: 'Future<void> show(Scene scene)',
      },
    },
    {
      name: 'turnOff',
      owner: 'lamp',
      kind: 'function',
      summary: 'Turns the lamp off.',
      parameters: [
        {name: 'reason', type: 'Reason', summary: 'Why.'},
        {name: 'notes', type: 'map', default: {words: 'None'}, summary: 'Notes for the log.'},
      ],
      errors: ['LAMP_UNREACHABLE'],
      since: SINCE,
      signatures: {
        android: 'suspend fun turnOff(reason: Reason, notes: Map<String, String> = emptyMap())',
        ios: 'func turnOff(_ reason: Reason, notes: [String: String] = [:]) async throws',
        reactNative: 'turnOff(reason: Reason, notes?: Record<string, string>): Promise<void>',
        flutter: 'Future<void> turnOff(Reason reason, {Map<String, String> notes})',
      },
    },
  ],
  valueTypes: [
    {
      name: 'LampSdk',
      summary: 'Finds lamps.',
      since: SINCE,
      platforms: ['android', 'ios', 'flutter'],
    },
    {name: 'Lamp', summary: 'One lamp.', since: SINCE},
    {name: 'LampEventKind', summary: 'What happened.', since: SINCE},
    {name: 'LampState', summary: 'What a lamp does.', since: SINCE},
    thrown('LampException', ['android', 'flutter']),
    thrown('LampError', ['ios', 'reactNative']),
    {name: 'LampErrorCode', summary: 'Why a member failed.', since: SINCE},
    {
      name: 'LampOptions',
      summary: 'Settings for all lamps.',
      since: SINCE,
      fields: [
        {
          name: 'logDetail',
          type: 'LogDetail',
          default: {value: 'some'},
          summary: 'How much is written to the log.',
        },
        {name: 'maxLamps', type: 'integer', default: {value: 10000}, summary: 'How many lamps.'},
        {
          name: 'reminder',
          type: 'Reminder',
          default: {fields: true},
          summary: 'What Android shows while a lamp is lit.',
          platforms: ['android'],
        },
      ],
    },
    {
      name: 'SceneOptions',
      summary: 'Settings for a scene.',
      since: SINCE,
      fields: [
        {
          name: 'fadesAfter',
          type: 'duration',
          unit: 'seconds',
          default: {value: 14400},
          summary: 'How long the scene lasts.',
        },
        {name: 'notes', type: 'map', default: {words: 'Empty'}, summary: 'Notes for the log.'},
      ],
    },
    {
      name: 'LampEvent',
      summary: 'Something that a lamp did.',
      since: SINCE,
      received: true,
      fields: [
        {name: 'lampId', type: 'string', summary: 'The id of the lamp.'},
        {name: 'kind', type: 'LampEventKind', summary: 'What happened.'},
      ],
    },
    choice('LogDetail', 'How much is written to the log.', {
      off: 'Nothing.',
      some: 'What goes wrong.',
      full: 'Everything.',
    }),
    choice('Power', 'Where the power comes from.', {
      off: 'There is none.',
      mains: 'From the wall.',
    }),
    choice('Glow', 'The colour of white.', {warm: 'Yellowish.', cold: 'Bluish.'}),
    {
      name: 'Light',
      summary: 'What a lamp gives.',
      since: SINCE,
      values: [
        {
          name: 'colour',
          summary: 'Any colour.',
          fields: [{name: 'hue', type: 'number', unit: 'degrees', summary: 'Its hue.'}],
        },
        {
          name: 'plainWhite',
          summary: 'White.',
          fields: [{name: 'level', type: 'number', unit: 'per cent', summary: 'How bright.'}],
        },
      ],
    },
    choice('Scene', 'What several lamps do together.', {
      reading: 'Bright on the page.',
      movieNight: 'Dark but for the floor.',
    }),
    choice('Reason', 'Why a lamp is turned off.', {
      bedtime: 'It is late.',
      daylight: 'It is bright.',
    }),
  ],
  events: [
    {name: 'turnedOn', when: 'The lamp is lit.', attributes: []},
    {
      name: 'levelChanged',
      when: 'The lamp gets brighter or darker.',
      attributes: [{name: 'level', type: 'integer', unit: 'per cent', summary: 'How bright.'}],
    },
    {name: 'unplugged', when: 'The lamp has no power.', attributes: []},
  ],
  states: [
    {name: 'lit', summary: 'The lamp gives light.', next: ['goingOut']},
    {name: 'goingOut', summary: 'The lamp gets darker.', next: []},
  ],
  errors: [
    {
      code: 'LAMP_UNREACHABLE',
      message: 'The lamp does not answer.',
      cause: 'The lamp is out of reach.',
      mend: 'Move closer, then try again.',
      retryable: true,
    },
  ],
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
