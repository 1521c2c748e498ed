import {expect, test} from '@playwright/test';
import {createSearch} from './create-search';
import {markMatches} from './excerpt';
import type {SearchIndex} from '../../../lib/search-index';

const COMPOSED = 'caf\u00e9';
const DECOMPOSED = 'cafe\u0301';

const indexOf = (...texts: string[]): SearchIndex => ({
  platforms: {},
  pages: [{path: '/', title: 'Page'}],
  sections: texts.map((text) => ({page: 0, parents: [], heading: 'Section', text, code: ''})),
});

for (const [text, query] of [
  ['配送员到达后更新状态', '到达'],
  ['配達員が到着したら状態を更新します', '到着'],
  ['พนักงานจัดส่งมาถึงแล้ว', 'จัดส่ง'],
  [`The ${COMPOSED} next door`, 'cafe'],
  ['The cafe next door', COMPOSED],
  ['The cafe next door', 'ｃａｆｅ'],
  ['The ｃａｆｅ next door', 'cafe'],
  [`The ${COMPOSED} next door`, DECOMPOSED],
  [`The ${DECOMPOSED} next door`, COMPOSED],
] as const) {
  test(`the search finds ${query} in “${text}”, and marks it`, async () => {
    const {find} = await createSearch(indexOf('Something else', text));
    const {closeness, hits} = find(query);
    expect(closeness).toBe('all');
    expect(hits.map(({section}) => section.text)).toEqual([text]);
    const marked = markMatches(text, new Set(hits[0]?.terms)).filter(({isMatch}) => isMatch);
    expect(marked.map((piece) => piece.text).join('').length).toBeGreaterThanOrEqual(
      query.length - 1,
    );
  });
}

test('Hangul, which has spaces, keeps its syllables whole', async () => {
  const {find} = await createSearch(indexOf('배송 상태를 확인합니다'));
  expect(find('상태').closeness).toBe('all');
  expect(find('강').hits).toEqual([]);
});

test('a single letter finds the headings with a word that begins with it, or texts if there are none', async () => {
  const index = indexOf('Quick lamp', 'Slow start');
  index.sections.push({page: 0, parents: [], heading: 'Quit', text: 'Nothing', code: ''});
  const {find} = await createSearch(index);
  expect(find('q').hits.map(({section}) => section.heading)).toEqual(['Quit']);
  expect(find('l').hits.map(({section}) => section.text)).toEqual(['Quick lamp']);
});

test('a single letter with an accent, or of another alphabet, finds headings as well', async () => {
  const index = indexOf('émettre', 'яблоко');
  for (const heading of ['États', 'Язык']) {
    index.sections.push({page: 0, parents: [], heading, text: 'Other', code: ''});
  }
  const {find} = await createSearch(index);
  for (const [letter, heading] of [
    ['é', 'États'],
    ['e', 'États'],
    ['я', 'Язык'],
  ] as const) {
    expect(find(letter).hits.map(({section}) => section.heading)).toEqual([heading]);
  }
});
