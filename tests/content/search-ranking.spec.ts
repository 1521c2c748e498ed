import {expect, test} from '@playwright/test';
import type {SearchIndex} from '../../lib/search-index';
import {createSearch, type Search} from '../../src/components/Search/create-search';
import {readBuilt} from '../harness/built-page';

/** Something of the SDK that has an entry in the reference, as /contract.json has it. */
interface Part {
  name?: string;
  code?: string;
  /** What it is called on a platform, such as `LampError.LAMP_UNREACHABLE`. */
  spellings?: Record<string, string>;
  /** Its entry on each platform that has it. */
  addresses: Record<string, string>;
  values?: Part[];
  fields?: Part[];
}

type Contract = Record<'members' | 'types' | 'events' | 'states' | 'errors', Part[]>;

/** The tab group's value for a platform of the contract, such as `react-native`. */
const tabValue = (platform: string): string =>
  platform.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What somebody who has met a part in code may type: its name, and how the platform spells it. */
const namesOf = ({name, code, spellings}: Part, platform: string): string[] => {
  // Without what comes with it, such as `(distance)`.
  const [spelled = ''] = (spellings?.[platform] ?? '').split(/[(,]/);
  const spelling = /\w+(?=\W*$)/.exec(spelled)?.[0];
  return [name ?? code ?? '', ...(spelling ? [spelling] : [])];
};

let index: SearchIndex;
let contract: Contract;
let search: Search;

test.beforeAll(async () => {
  index = JSON.parse(readBuilt('search-index.json')) as SearchIndex;
  contract = JSON.parse(readBuilt('contract.json')) as Contract;
  search = await createSearch(index);
});

/** @returns what comes first instead of a part's entry; empty if the entry does */
function misplaced(part: Part, queriesOn: (platform: string) => string[]): string[] {
  return Object.entries(part.addresses).flatMap(([platform, address]) =>
    queriesOn(platform).flatMap((query) => {
      const [hit] = search.find(query, tabValue(platform)).hits;
      const first = hit ? `${hit.page.path}#${hit.section.id}` : 'nothing';
      return address.endsWith(first) ? [] : [`${query} on ${platform}: ${first}, not ${address}`];
    }),
  );
}

test(
  'the entry of a member, a type, an event, a state or an error comes first for its name, however a platform spells it',
  {tag: ['@10.13', '@11.4']},
  () => {
    const {members, types, events, states, errors} = contract;
    const parts = [members, types, events, states, errors];
    expect(Math.min(...parts.map(({length}) => length))).toBeGreaterThan(0);
    expect(
      parts.flat().flatMap((part) => misplaced(part, (platform) => namesOf(part, platform))),
    ).toEqual([]);
  },
);

test(
  'the entry of a value or a field comes first for its name with its type, or alone if nothing else is called so',
  {tag: ['@10.13', '@11.4']},
  () => {
    // Values that are events, states or errors are in the test above.
    const owned = contract.types.flatMap(({name: type, values = [], fields = []}) =>
      [...values, ...fields]
        .filter(({addresses}) => Object.values(addresses).every((at) => at.includes('#api-')))
        .map((part) => ({type, part})),
    );
    const all = [...owned.map(({part}) => part), ...contract.members, ...contract.types];
    const isAlone = ({name}: Part) =>
      /[a-z][A-Z]/.test(name ?? '') && all.filter((other) => other.name === name).length === 1;
    expect(owned.length).toBeGreaterThan(0);
    expect(
      owned.flatMap(({type, part}) =>
        misplaced(part, (platform) => [
          `${type}.${part.name}`,
          ...(isAlone(part) ? namesOf(part, platform) : []),
        ]),
      ),
    ).toEqual([]);
  },
);

test("the platform that a query names comes first, or else the reader's", {tag: '@11.5'}, () => {
  const platforms = Object.entries(index.platforms);
  for (const [reader] of platforms) {
    expect(search.find('install', reader).hits[0]?.page.platform).toBe(reader);
    for (const [named, name] of platforms) {
      for (const query of [name, `install ${name.toLowerCase()}`]) {
        const [hit] = search.find(query, reader).hits;
        expect(hit?.page.platform, `${query} for ${reader}`).toBe(named);
      }
    }
  }
});

test(
  'a heading comes first for its words, for the beginning of the last one and in spite of a typo',
  {tag: ['@11.4', '@11.6']},
  () => {
    // Of sections of prose, on the pages of one platform.
    const headings = index.sections
      .filter(({page, id, heading}) => {
        const {platform} = index.pages[page] ?? {};
        return (
          platform === 'android' &&
          id &&
          !/^(?:api|error|event|state|version)-/.test(id) &&
          /^\w+(?: \w+)+$/.test(heading)
        );
      })
      .map(({heading}) => heading);
    expect(headings.length).toBeGreaterThan(5);
    for (const heading of headings) {
      const typo = heading.replace(/(\w{3})\w(\w{3,})/, '$1$2');
      for (const query of [heading.toLowerCase(), heading.slice(0, -1), typo]) {
        const found = search.find(query, 'android').hits.slice(0, 3);
        expect
          .soft(
            found.map(({section}) => section.heading),
            query,
          )
          .toContain(heading);
      }
    }
  },
);
