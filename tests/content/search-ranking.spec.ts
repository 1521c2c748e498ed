import {expect, test} from '@playwright/test';
import {readText} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {expandFacts} from '../../plugins/content/facts';
import {contractOn, type PlatformContract} from '../../plugins/contract/model';
import {platformIds, platformOfPath, tabValueOf} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {createSearch} from '../../src/components/Search/create-search';
import {readBuilt} from '../harness/built-page';

const partsOf = ({members, types, events, states, errors}: PlatformContract) =>
  [members, types, events, states, errors].flat();

/** What somebody who has met a part in code may type: its name, and how a platform spells it. */
const namesOf = (part: ReturnType<typeof partsOf>[number]): string[] => {
  const {name, code, spelling} = {name: '', code: '', spelling: '', ...part};
  // Without what comes with it, such as `(distance)`.
  const spelled = /\w+(?=\W*$)/.exec(spelling.split(/[(,]/)[0] ?? '')?.[0];
  return [name || code, ...(spelled ? [spelled] : [])];
};

/** Read once a test asks for it: before, the site need not have been built. */
let created: ReturnType<typeof createSearch> | undefined;

const search = () =>
  (created ??= createSearch(JSON.parse(readBuilt('search-index.json')) as SearchIndex));

/** What a reader on a platform's pages types, and the sections that answer it. */
interface Query {
  query: string;
  kind: string;
  /** The folder of the platform. */
  platform: string;
  answers: string[];
}

const filePath = 'site/search-queries.json';
const queries = JSON.parse(expandFacts({fileContent: readText(filePath), filePath})) as Query[];

/** In percent, how many queries have an answer first, among the first three and among the first ten: all, and by kind. */
const SHARES: Readonly<Record<string, readonly [number, number, number]>> = {
  any: [90, 98, 99],
  abbreviation: [85, 90, 90],
  error: [95, 98, 98],
  manager: [90, 98, 98],
  phrase: [85, 95, 98],
  question: [80, 95, 98],
  spelling: [95, 98, 98],
  typo: [85, 98, 98],
  word: [90, 98, 98],
};

test('every query is of one of these kinds', {tag: '@11.10'}, () => {
  expect(queries.filter(({kind}) => !(kind in SHARES))).toEqual([]);
});

for (const [kind, least] of Object.entries(SHARES)) {
  test(
    `of queries in readers' own words, those of kind ${kind} show an answer among the first`,
    {tag: '@11.10'},
    async () => {
      const {find} = await search();
      const ofKind = queries.filter((query) => kind === 'any' || query.kind === kind);
      const places = ofKind.map(({query, platform, answers}) => {
        const reader = platformOfPath(`/${platform}/`);
        const {hits} = find(query, reader && tabValueOf(reader));
        const place = hits.findIndex(({address}) => answers.includes(decodeURIComponent(address)));
        return {query, place: place < 0 ? Infinity : place};
      });
      for (const [index, first] of [1, 3, 10].entries()) {
        const missed = places.filter(({place}) => place >= first).map(({query}) => query);
        const share = 100 * (1 - missed.length / Math.max(1, ofKind.length));
        const message = `answered among the first ${first}, not: ${missed.join('; ')}`;
        expect(share, message).toBeGreaterThanOrEqual(least[index] ?? 0);
      }
    },
  );
}

test(
  "a part's entry on the reader's platform comes first for its name, however any platform spells it; a field's or a value's with the name of its type",
  {tag: ['@10.13', '@11.4']},
  async () => {
    const {find} = await search();
    /** By the address of an entry, what any platform calls it. */
    const names = new Map<string, Set<string>>();
    for (const part of platformIds.flatMap((id) => partsOf(contractOn(id)))) {
      names.set(part.address, new Set([...(names.get(part.address) ?? []), ...namesOf(part)]));
    }
    for (const platform of platformIds) {
      const contract = contractOn(platform);
      /** What comes first instead of a part's entry; empty if the entry does. */
      const misplaced = ({address}: {address: string}, queries: Iterable<string>): string[] =>
        [...queries].flatMap((query) => {
          const first = find(query, tabValueOf(platform)).hits[0]?.address ?? 'nothing';
          const isOwn =
            first.startsWith(`/${platforms[platform].path}/`) && first.endsWith(address);
          return isOwn ? [] : [`${query} on ${platform}: ${first}`];
        });
      const parts = partsOf(contract);
      expect(parts).not.toEqual([]);
      expect(parts.flatMap((part) => misplaced(part, names.get(part.address) ?? []))).toEqual([]);
      const owned = contract.types.flatMap(({name, values = [], fields = []}) =>
        [...values, ...fields].map((part) => ({part, query: `${name}.${part.name}`})),
      );
      expect(owned.flatMap(({part, query}) => misplaced(part, [query]))).toEqual([]);
    }
  },
);
