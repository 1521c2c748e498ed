import {expect, test} from '@playwright/test';
import type {SearchIndex} from '@site/lib/search-index';
import {createSearch} from './create-search';
import {excerptOf} from './excerpt';
import {termsOf, wordsOf} from './words';

test('a word is found as a whole and by the parts of an identifier', {tag: '@11.4'}, () => {
  const terms = (text: string) => wordsOf(text).flatMap(termsOf);
  expect(terms('turnOnLamp')).toEqual(['turnonlamp', 'turn', 'on', 'lamp']);
  expect(terms('LAMP_UNREACHABLE')).toEqual(['lampunreachable', 'lamp', 'unreachable']);
  expect(terms('loadURLRequest2Go')).toEqual([
    'loadurlrequest2go',
    'load',
    'url',
    'request2',
    'go',
  ]);
  expect(terms('com.acme:some-lib')).toEqual(['com', 'acme', 'some', 'lib']);
});

test.describe('an index', () => {
  const section = (page: number, heading: string, text: string, code = '') => ({
    ...{page, id: heading, heading, parents: [], text, code},
  });
  const index: SearchIndex = {
    platforms: {android: 'Android', ios: 'iOS'},
    pages: [
      {path: '/Android/using', title: 'Android page', platform: 'android'},
      {path: '/iOS/using', title: 'iOS page', platform: 'ios'},
    ],
    sections: [
      section(0, 'Begin', 'Ask for the permission.', 'val s = sdk.turnOnLamp()'),
      section(1, 'Begin', 'Ask for the permission.', 'let s = sdk.turnOnLamp()'),
      section(1, 'Expo', 'A word that another platform has the beginning of.'),
      section(0, 'Files', 'What was exported.'),
    ],
  };
  const find = async (query: string, platform = 'ios') => {
    const {closeness, hits} = (await createSearch(index)).find(query, platform);
    return {closeness, found: hits.map(({page, section: {id}}) => `${page.path}#${id}`)};
  };

  test(
    'is searched by words, identifiers, their parts and their beginnings',
    {tag: '@11.4'},
    async () => {
      for (const query of [
        'permission',
        'turnOnLamp',
        'turnonlamp',
        'lamp',
        'turnOnLa',
        'lamp x',
      ]) {
        expect(await find(query)).toEqual({
          closeness: 'all',
          found: ['/iOS/using#Begin', '/Android/using#Begin'],
        });
      }
    },
  );

  test('forgives typos, and says so', {tag: '@11.4'}, async () => {
    for (const query of ['permision', 'turnOnLmap']) {
      expect(await find(query)).toMatchObject({closeness: 'similar'});
      expect((await find(query)).found).toContain('/iOS/using#Begin');
    }
  });

  test('gives what has some of the words if nothing has them all, and says so', async () => {
    expect(await find('permission zzzz')).toMatchObject({closeness: 'some'});
  });

  test(
    "puts the reader's platform first, unless another one's page fits far better",
    {tag: '@11.5'},
    async () => {
      expect((await find('permission', 'android')).found[0]).toBe('/Android/using#Begin');
      expect((await find('expo', 'android')).found).toEqual([
        '/iOS/using#Expo',
        '/Android/using#Files',
      ]);
    },
  );

  test(
    'puts the platform first that the query names, however it is written',
    {tag: '@11.5'},
    async () => {
      const {find} = await createSearch({
        platforms: {android: 'Android', 'react-native': 'React Native'},
        pages: [
          {path: '/a', title: 'Android page', platform: 'android'},
          {path: '/r', title: 'React Native page', platform: 'react-native'},
        ],
        sections: [
          section(0, 'Configure', 'Unlike React Native.'),
          section(1, 'Configure', 'The same.'),
        ],
      });
      for (const name of ['react native', 'react-native', 'ＲＥＡＣＴ native']) {
        const {hits} = find(`${name} configure`, 'android');
        expect(hits[0]?.page.path, name).toBe('/r');
      }
    },
  );

  test('shows the best of a page before the fifth-best of another, and how many it has found', async () => {
    const long = 'Some words that it takes long to read, and long to find anything in. ';
    const sections = Array.from({length: 9}, (_, id) => section(0, `Door ${id}`, 'A door.'));
    const {find} = await createSearch({
      ...index,
      sections: [...sections, section(1, 'Last', long.repeat(9) + 'A door.')],
    });
    const {count, hits} = find('door');
    expect(count).toBe(10);
    expect(hits.map(({section: {page}}) => page)).toEqual([0, 0, 0, 0, 1]);
  });

  test('says where a result is: on which page, below which headings, or for which platform', async () => {
    const {find} = await createSearch({
      ...index,
      sections: [
        {...section(0, 'Start', 'A door.'), parents: ['First steps']},
        {...section(1, 'iOS page', 'A door.'), id: undefined},
      ],
    });
    expect(find('door', 'android').hits.map(({breadcrumb}) => breadcrumb)).toEqual([
      ['Android page', 'First steps'],
      ['iOS'],
    ]);
  });

  test('puts the entry first that the query is the name of, however well others match', async () => {
    const entry = (id: string, heading: string) => ({...section(0, heading, ''), id});
    const search = await createSearch({
      ...index,
      sections: [
        section(0, 'Dim or switch off', 'Dim it. To dim it, call dim.'),
        section(0, 'Dim', 'dim'),
        entry('api-dim', 'dim'),
        entry('event-turned-on', "{type: 'turnedOn', level}"),
        entry('api-lampState', 'lampState'),
        entry('api-LampState', 'LampState'),
        {...section(0, 'LampError.LIT', 'Lit: the lamp is lit.'), parents: ['Lit']},
        entry('api-LampState-lit', 'LIT'),
      ],
    });
    for (const [query, id] of [
      ['dim', 'api-dim'],
      ['TurnedOn', 'event-turned-on'],
      ['lampState', 'api-lampState'],
      ['LampState', 'api-LampState'],
      ['LIT', 'api-LampState-lit'],
    ] as const) {
      expect(search.find(query).hits[0]?.section.id, query).toBe(id);
    }
  });

  test('suggests the nearest words, as the site writes them', {tag: '@11.6'}, async () => {
    const search = await createSearch(index);
    expect(search.find('trnnlmp').hits).toEqual([]);
    expect(search.suggest('trnnlmp')).toEqual(['turnOnLamp']);
    expect(search.suggest('qqqqqqqq')).toEqual([]);
  });
});

test.describe('an excerpt', () => {
  const terms = new Set(['door']);
  const section = (text: string, code: string) => ({
    ...{page: 0, heading: 'A', parents: [], text, code},
  });
  const marked = (text: string, code: string) => {
    const {isCode, pieces} = excerptOf(section(text, code), terms);
    return [
      isCode,
      pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join(''),
    ];
  };

  test('is the prose around the match', () => {
    const long = 'Many words precede it. '.repeat(20);
    expect(marked(`${long}The door opens. ${long}`, 'val door')).toEqual([
      false,
      expect.stringMatching(/^… .{0,30}The \[door\] opens\. .*…$/),
    ]);
  });

  test('is the line of code if the prose has no match', () => {
    expect(marked('Text.', 'val a\nval frontDoor = 1')).toEqual([true, 'val [frontDoor] = 1']);
  });

  test('is the beginning of the prose if only the heading matches', () => {
    expect(marked('Text.', 'val a')).toEqual([false, 'Text.']);
  });
});
