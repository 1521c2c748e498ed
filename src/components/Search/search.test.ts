import {expect, test} from '@playwright/test';
import type {IndexedSection, SearchIndex} from '@site/lib/search-index';
import {createSearch} from './create-search';

const section = (page: number, heading: string, text: string, code = ''): IndexedSection => ({
  ...{page, id: heading, heading, parents: [], text, code},
});

const index: SearchIndex = {
  language: 'en',
  same: [
    ['switch on', 'turn on', 'light up'],
    ['glow', 'shine'],
  ],
  words: {Begin: 'first steps\nway in'},
  platforms: {
    android: 'Android',
    ios: 'iOS',
    'react-native': 'React Native',
    kmp: 'Kotlin Multiplatform',
  },
  pages: [
    {path: '/Android/using', title: 'Android page', platform: 'android'},
    {path: '/iOS/using', title: 'iOS page', platform: 'ios'},
    {path: '/ReactNative/using', title: 'React Native page', platform: 'react-native'},
    {path: '/', title: 'Start'},
    {path: '/KMP/using', title: 'KMP page', platform: 'kmp'},
  ],
  sections: [
    section(0, 'Begin', 'Ask for the permission.', 'val s = sdk.turnOnLamp()'),
    section(1, 'Begin', 'Ask for the permission.', 'let s = sdk.turnOnLamp()'),
    section(1, 'Expo', 'A word that another platform has the beginning of.'),
    section(0, 'Files', 'What was exported.'),
    section(0, 'Configure', 'Unlike React Native.'),
    section(2, 'Configure', 'The same.'),
  ],
};

/** The addresses of what a query finds among some sections, best first. */
async function found(query: string, platform?: string, sections = index.sections) {
  const {find} = await createSearch({...index, sections});
  return find(query, platform).hits.map(({address}) => decodeURIComponent(address));
}

/** Pieces as a text, with what is marked in brackets. */
const marked = (pieces: readonly {text: string; isMatch: boolean}[]) =>
  pieces.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

test(
  'words, identifiers, their beginnings and typing errors are found',
  {tag: '@11.4'},
  async () => {
    const queries = ['permission', 'turnOnLamp', 'lamp', 'turnOnLa', 'lamp x', 'permision'];
    for (const query of [...queries, 'a\u00ads\u200bk']) {
      const [first, second] = await found(query, 'ios');
      expect([first, second], query).toEqual(['/iOS/using#Begin', '/Android/using#Begin']);
    }
  },
);

const COMPOSED = 'caf\u00e9';
const DECOMPOSED = 'cafe\u0301';

for (const [text, query] of [
  ['配送员到达后更新状态', '到达'],
  ['配達員が到着したら状態を更新します', '到着'],
  ['ガイドを読む', 'ｶﾞｲﾄﾞ'],
  ['พนักงานจัดส่งมาถึงแล้ว', 'จัดส่ง'],
  ['배송 상태를 확인합니다', '상태'],
  [`The ${COMPOSED} next door`, 'cafe'],
  ['The cafe next door', COMPOSED],
  ['The ｃａｆｅ next door', 'cafe'],
  ['The cafe next door', 'ｃａｆｅ'],
  [`The ${COMPOSED} next door`, DECOMPOSED],
] as const) {
  test(`the search finds ${query} in “${text}”, and marks it`, {tag: '@11.4'}, async () => {
    const sections = [section(0, 'Other', 'Something else'), section(0, 'Section', text)];
    const {hits} = (await createSearch({...index, sections})).find(query);
    expect(hits.map((hit) => marked(hit.heading))).toEqual(['Section']);
    const excerpt = marked(hits[0]?.excerpt ?? []);
    expect(excerpt.replace(/[[\]]/g, '')).toBe(text);
    const letters = [...excerpt.matchAll(/\[(.+?)\]/g)].map(([, letter]) => letter).join('');
    expect(letters.length).toBeGreaterThanOrEqual(query.normalize('NFKC').length - 1);
  });
}

test(
  "the reader's platform or the one that the query names comes first, however well others fit",
  {tag: '@11.5'},
  async () => {
    expect((await found('permission', 'android'))[0]).toBe('/Android/using#Begin');
    expect((await found('expo', 'react-native'))[0]).toBe('/iOS/using#Expo');
    const sections = [section(0, 'Expo', 'The lamp.'), section(1, 'A', 'About the expo lamps.')];
    expect(await found('about expo lamps', 'ios', sections)).toEqual([
      '/iOS/using#A',
      '/Android/using#Expo',
    ]);
    for (const name of ['react native', 'react-native', 'ＲＥＡＣＴ native', 'ReactNative']) {
      expect((await found(`${name} configure`, 'android'))[0], name).toMatch('/ReactNative');
    }
    const others = [section(0, 'Glow', ''), section(4, 'Glow', '')];
    for (const name of ['kmp', 'Kotlin Multiplatform', 'KotlinMultiplatform']) {
      expect((await found(`${name} glow`, 'android', others))[0], name).toMatch('/KMP');
    }
    expect((await found('kotlin glow', 'android', others))[0]).toMatch('/Android');
    const offline = [section(0, 'Glow offline', 'Glow.'), section(1, 'A', 'It can glow.')];
    const all = await found('ios glow offline', undefined, [...offline, section(3, 'On iOS', '')]);
    expect(all.at(-1), "if the reader's is unknown").toBe('/Android/using#Glow offline');
    const below = [section(2, 'Minimum iOS version', 'Set it.'), section(1, 'iOS version', 'Set.')];
    expect(
      await found('ios version', 'react-native', below),
      "a system below the reader's own",
    ).toEqual(['/ReactNative/using#Minimum iOS version', '/iOS/using#iOS version']);
  },
);

test(
  'of two sections, that comes first which says more of the query, in its heading or in one sentence',
  {tag: '@11.4'},
  async () => {
    for (const [query, better, worse] of [
      ['dim lamp slowly', ['B', 'Dim the lamp, and slowly.'], ['A', 'Dim it. Dim the lamp.']],
      ['dim lamp', ['Dim a lamp', 'Text.'], ['B', 'Dim the lamp. To dim a lamp, dim it.']],
      ['dim lamp', ['B', 'Dim the lamp.'], ['A', `Dim it. ${'The room. '.repeat(9)}The lamp.`]],
      ['lamp', ['Lamp', 'Text.'], ['Lamp, room and door', 'Text.']],
      ['the room dims', ['A', 'Dim it.'], ['B', 'A room.']],
    ] as const) {
      const rooms = Array.from({length: 9}, (_, id) => section(0, `${id}`, 'The room is dark.'));
      const sections = [worse, better].map(([heading, text]) => section(0, heading, text));
      expect((await found(query, undefined, [...sections, ...rooms]))[0], query).toBe(
        `/Android/using#${better[0]}`,
      );
    }
  },
);

test(
  'inflections, words that mean the same and what readers call a section are found on every platform',
  {tag: ['@11.4', '@11.9']},
  async () => {
    const sections = [
      ...[section(0, 'Glow', 'It was switched on.'), section(0, 'Other', 'On a switch.')],
      ...[section(0, 'Begin', 'Ask.'), section(2, 'Begin', 'Ask.')],
    ];
    for (const [query, platform, address] of [
      ['lighting up', 'android', '/Android/using#Glow'],
      ['turn on', 'android', '/Android/using#Glow'],
      ['asking', 'android', '/Android/using#Begin'],
      ['the way in', 'android', '/Android/using#Begin'],
      ['first step', 'react-native', '/ReactNative/using#Begin'],
    ] as const) {
      expect((await found(query, platform, sections))[0], query).toBe(address);
    }
    await test.step('what was found is marked, whichever of the words it says', async () => {
      const {hits} = (await createSearch({...index, sections})).find('lighting up');
      expect(marked(hits[0]?.excerpt ?? [])).toBe('It was [switched] [on].');
    });
    await test.step('in another language, a word is found as it is written', async () => {
      const {find} = await createSearch({...index, sections, language: 'de'});
      expect(find('asking').hits).toEqual([]);
      expect(find('ask').hits).toHaveLength(2);
    });
  },
);

const PASTED = `java.lang.IllegalStateException: com.acme.LampException: One lamp is lit already.
      at com.acme.house.Main.file(Main.kt:12) at /home/me/house/main/file.kt:40:2 error 0x7f3a 9.8.7`;

const ERRORS = [
  section(0, 'One lamp is lit already.', 'Switch it off.'),
  section(0, 'Long', 'The lamp of a house in the main file, which has an error in line 12 of 40.'),
  section(0, 'Files', 'com.acme.house, main, java, error, lamp, file, line.'),
];

/** An entry of the contract. */
const entry = (id: string, heading: string) => ({...section(0, heading, ''), id});

/** Of some sections, the one that each query finds first, or all that it finds. */
const answers: [string, tag: string, IndexedSection[], Record<string, string | string[]>][] = [
  [
    'the words around those that matter in a question are left out, unless there are no others',
    '@11.4',
    [
      section(0, 'Dim', 'The lamp glows.'),
      section(1, 'Long', 'How do I know what the room is to do for me?'),
    ],
    {'How do I dim the lamp': 'Dim', 'how do': 'Long'},
  ],
  [
    'a single letter finds the headings with a word that begins with it, or texts if there are none',
    '@11.4',
    [section(0, 'Quick', 'États'), section(0, 'États', 'Quit'), section(0, 'A', 'Язык')],
    {q: ['Quick'], é: ['États'], e: ['États'], я: ['A']},
  ],
  [
    'a beginning counts for the last word, and not for another one that it ends with',
    '@11.4',
    [section(0, 'Sealamp', 'On.'), section(0, 'Lamp', 'Off.'), section(0, 'Lampshade', 'Off.')],
    {'lamp sealamp': ['Lamp', 'Sealamp']},
  ],
  [
    'a typing error is forgiven only where the word as typed means nothing',
    '@11.4',
    [
      section(0, 'Exact', 'A lamp.'),
      section(0, 'Near', 'A lamb.'),
      section(0, 'Isolate', 'Alone.'),
    ],
    {
      ...{lamp: ['Exact'], isloate: ['Isolate'], lomp: ['Exact'], lxp: []},
      // Two words written as one.
      alonelamb: ['Isolate', 'Near'],
    },
  ],
  [
    'so it is for a word that the site does not have, and that means the same as one that it has',
    '@11.4',
    [section(0, 'Turning on', 'To glow, turn on.')],
    {shne: ['Turning on']},
  ],
  [
    "an error's message is found with what is pasted around it",
    '@11.4',
    ERRORS,
    {[PASTED]: 'One lamp is lit already.'},
  ],
  [
    'the entry comes first that the query is the name of, however well others match',
    '@10.13',
    [
      section(0, 'Dim or switch off', 'Dim it. To dim it, call dim.'),
      section(0, 'Dim', 'dim'),
      section(0, 'All dims', 'Dims, by room: all dims of a lamp.'),
      entry('api-dim', 'dim'),
      entry('event-turned-on', "{type: 'turnedOn', level}"),
      entry('api-lampState', 'lampState'),
      entry('api-LampState', 'LampState'),
      section(
        0,
        'State of a lamp that is turned on',
        'Turned on, a lamp has a state, async or not.',
      ),
      {...section(0, 'LampError.LIT', 'Lit: the lamp is lit.'), parents: ['Lit']},
      entry('api-LampState-lit', 'LIT'),
    ],
    {
      dim: 'api-dim',
      TurnedOn: 'event-turned-on',
      lampState: 'api-lampState',
      LampState: 'api-LampState',
      LIT: 'api-LampState-lit',
      LAMP_STATE: 'api-lampState',
      'lampSdk.shared.turnedOn()': 'event-turned-on',
      getLampState: 'api-lampState',
      getLampStateAsync: 'api-lampState',
      turnedOm: 'event-turned-on',
      'Lamp.get_turned_onn': 'event-turned-on',
      // A word of the site is no slip of a name.
      dims: 'All dims',
    },
  ],
];

for (const [what, tag, sections, queries] of answers) {
  test(what, {tag}, async () => {
    for (const [query, ids] of Object.entries(queries)) {
      const all = (await found(query, undefined, sections)).map((each) => each.split('#')[1]);
      expect(typeof ids === 'string' ? all[0] : all, query).toEqual(ids);
    }
  });
}

test('the frames of a pasted error name no platform', {tag: '@11.5'}, async () => {
  const own = {...section(1, 'One lamp is lit already.', 'Switch it off.'), id: 'own'};
  const [first] = await found(`${PASTED} at android.app.Activity`, 'ios', [...ERRORS, own]);
  expect(first).toMatch('#own');
});

test(
  'an excerpt begins with the sentence that says most, else is a line of code, or the beginning',
  {tag: '@11.11'},
  async () => {
    const long = 'Many words precede it. '.repeat(20);
    for (const [text, code, excerpt] of [
      [
        `${long}A door. The front door opens. ${long}`,
        '',
        /^… The \[front\] \[door\] opens\. .*…$/,
      ],
      [`One line.\nThe front door.\n${long}`, '', /^… The \[front\] \[door\]\.\nMany .*…$/],
      ['Text.', 'val a\nval frontDoor = 1', /^… val \[frontDoor\] = 1$/],
      ['Text. More.', '', /^Text\. More\.$/],
    ] as const) {
      const sections = [section(0, 'Front door', text, code)];
      const {hits} = (await createSearch({...index, sections})).find('front door');
      expect(marked(hits[0]?.excerpt ?? [])).toMatch(excerpt);
    }
  },
);
