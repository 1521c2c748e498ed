import {expect, test} from '@playwright/test';
import type {IndexedSection, SearchIndex} from '@site/lib/search-index';
import {createSearch} from './create-search';
import {excerptOf, markMatches} from './excerpt';
import {termsOf, wordsOf} from './words';

const section = (page: number, heading: string, text: string, code = ''): IndexedSection => ({
  ...{page, id: heading, heading, parents: [], text, code},
});

const index: SearchIndex = {
  platforms: {android: 'Android', ios: 'iOS', 'react-native': 'React Native'},
  pages: [
    {path: '/Android/using', title: 'Android page', platform: 'android'},
    {path: '/iOS/using', title: 'iOS page', platform: 'ios'},
    {path: '/ReactNative/using', title: 'React Native page', platform: 'react-native'},
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

/** The ids of what a query finds among some sections, best first. */
async function found(query: string, platform?: string, sections = index.sections) {
  const {find} = await createSearch({...index, sections});
  return find(query, platform).hits.map(({page, section: {id}}) => `${page.path}#${id}`);
}

test('a word is found as a whole and by the parts of an identifier', {tag: '@11.4'}, () => {
  const terms = (text: string) => wordsOf(text).flatMap(termsOf).join(' ');
  expect(terms('turnOnLamp')).toBe('turnonlamp turn on lamp');
  expect(terms('LAMP_UNREACHABLE')).toBe('lampunreachable lamp unreachable');
  expect(terms('loadURLRequest2Go')).toBe('loadurlrequest2go load url request2 go');
  expect(terms('com.acme:some-lib')).toBe('com acme some lib');
});

test(
  'words, identifiers, their beginnings and typing errors are found',
  {tag: '@11.4'},
  async () => {
    for (const query of ['permission', 'turnOnLamp', 'lamp', 'turnOnLa', 'lamp x', 'permision']) {
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
    const {find} = await createSearch({...index, sections});
    const {hits} = find(query);
    expect(hits.map((hit) => hit.section.text)).toEqual([text]);
    const marked = markMatches(text, new Set(hits[0]?.terms)).filter(({isMatch}) => isMatch);
    expect(marked.map((piece) => piece.text).join('').length).toBeGreaterThanOrEqual(
      query.normalize('NFKC').length - 1,
    );
  });
}

test(
  'the words around those that matter in a question are left out, unless there are no others',
  {tag: '@11.4'},
  async () => {
    const sections = [
      section(0, 'Dim', 'The lamp glows.'),
      section(1, 'Long', 'How do I know what the room is to do for me?'),
    ];
    const {find} = await createSearch({...index, sections});
    for (const [query, heading] of [
      ['How do I dim the lamp', 'Dim'],
      ['how do', 'Long'],
    ] as const) {
      expect(find(query).hits[0]?.section.heading, query).toBe(heading);
    }
  },
);

test(
  'a single letter finds the headings with a word that begins with it, or texts if there are none',
  {tag: '@11.4'},
  async () => {
    const sections = [
      section(0, 'Quick', 'États'),
      section(0, 'États', 'Quit'),
      section(0, 'A', 'Язык'),
    ];
    for (const [letter, heading] of [
      ['q', 'Quick'],
      ['é', 'États'],
      ['e', 'États'],
      ['я', 'A'],
    ] as const) {
      expect(await found(letter, undefined, sections)).toEqual([`/Android/using#${heading}`]);
    }
  },
);

test(
  "the reader's platform or the one that the query names comes first, unless another one's page fits far better",
  {tag: '@11.5'},
  async () => {
    expect((await found('permission', 'android'))[0]).toBe('/Android/using#Begin');
    expect((await found('expo', 'android'))[0]).toBe('/iOS/using#Expo');
    for (const name of ['react native', 'react-native', 'ＲＥＡＣＴ native']) {
      expect((await found(`${name} configure`, 'android'))[0], name).toMatch('/ReactNative');
    }
  },
);

test('the best of a page come before the fifth-best of another; all are counted', async () => {
  const long = 'Some words that it takes long to read, and long to find anything in. ';
  const doors = Array.from({length: 9}, (_, id) => section(0, `Door ${id}`, 'A door.'));
  const sections = [...doors, section(1, 'Last', long.repeat(9) + 'A door.')];
  const {count, hits} = (await createSearch({...index, sections})).find('door');
  expect(count).toBe(10);
  expect(hits.map(({section: {page}}) => page)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
});

test('a result says where it is: on which page, below which headings, or for which platform', async () => {
  const sections = [
    {...section(0, 'Start', 'A door.'), parents: ['First steps']},
    {...section(1, 'iOS page', 'A door.'), id: undefined},
  ];
  const {find} = await createSearch({...index, sections});
  expect(find('door', 'android').hits.map(({breadcrumb}) => breadcrumb)).toEqual([
    ['Android page', 'First steps'],
    ['iOS'],
  ]);
});

test(
  'the entry comes first that the query is the name of, however well others match',
  {tag: '@10.13'},
  async () => {
    const entry = (id: string, heading: string) => ({...section(0, heading, ''), id});
    const sections = [
      section(0, 'Dim or switch off', 'Dim it. To dim it, call dim.'),
      section(0, 'Dim', 'dim'),
      entry('api-dim', 'dim'),
      entry('event-turned-on', "{type: 'turnedOn', level}"),
      entry('api-lampState', 'lampState'),
      entry('api-LampState', 'LampState'),
      {...section(0, 'LampError.LIT', 'Lit: the lamp is lit.'), parents: ['Lit']},
      entry('api-LampState-lit', 'LIT'),
    ];
    for (const [query, id] of [
      ['dim', 'api-dim'],
      ['TurnedOn', 'event-turned-on'],
      ['lampState', 'api-lampState'],
      ['LampState', 'api-LampState'],
      ['LIT', 'api-LampState-lit'],
    ] as const) {
      expect((await found(query, undefined, sections))[0]).toBe(`/Android/using#${id}`);
    }
  },
);

test(
  'without a result, the nearest words are suggested, as the site writes them',
  {tag: '@11.6'},
  async () => {
    const search = await createSearch(index);
    expect(search.find('trnnlmp').hits).toEqual([]);
    expect(search.suggest('trnnlmp')).toEqual(['turnOnLamp']);
    expect(search.suggest('qqqqqqqq')).toEqual([]);
  },
);

test('an excerpt is the prose around the match, a line of code, or the beginning', () => {
  const long = 'Many words precede it. '.repeat(20);
  for (const [text, code, excerpt] of [
    [`${long}The door opens. ${long}`, 'val door', /^… .{0,30}The \[door\] opens\. .*…$/],
    [`${'光'.repeat(300)}door${'光'.repeat(20)}`, '', /^… \[door\]光+$/],
    ['Text.', 'val a\nval frontDoor = 1', /^val \[frontDoor\] = 1$/],
    ['Text.', 'val a', /^Text\.$/],
  ] as const) {
    const pieces = excerptOf(section(0, 'A', text, code), new Set(['door']));
    expect(
      pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join(''),
    ).toMatch(excerpt);
  }
});
