import {expect, test} from '@playwright/test';
import type {SearchIndex} from '../../lib/search-index';
import {createSearch} from '../../src/components/Search/create-search';
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

/** What somebody who has met a part in code may type: its name, and how the platform spells it. */
const namesOf = ({name, code, spellings}: Part, platform: string): string[] => {
  // Without what comes with it, such as `(distance)`.
  const [spelled = ''] = (spellings?.[platform] ?? '').split(/[(,]/);
  const spelling = /\w+(?=\W*$)/.exec(spelled)?.[0];
  return [name ?? code ?? '', ...(spelling ? [spelling] : [])];
};

test(
  "a part's entry comes first for its name, however a platform spells it; a field's or a value's with the name of its type",
  {tag: ['@10.13', '@11.4']},
  async () => {
    const index = JSON.parse(readBuilt('search-index.json')) as SearchIndex;
    const {members, types, events, states, errors} = JSON.parse(
      readBuilt('contract.json'),
    ) as Contract;
    const search = await createSearch(index);
    /** What comes first instead of a part's entry; empty if the entry does. */
    const misplaced = (part: Part, queriesOn: (platform: string) => string[]): string[] =>
      Object.entries(part.addresses).flatMap(([platform, address]) => {
        // The tab group's value for a platform of the contract, such as `react-native`.
        const reader = platform.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        return queriesOn(platform).flatMap((query) => {
          const [hit] = search.find(query, reader).hits;
          const first = hit ? `${hit.page.path}#${hit.section.id}` : 'nothing';
          return address.endsWith(first) ? [] : [`${query} on ${platform}: ${first}`];
        });
      });

    const parts = [members, types, events, states, errors];
    expect(Math.min(...parts.map(({length}) => length))).toBeGreaterThan(0);
    expect(
      parts.flat().flatMap((part) => misplaced(part, (platform) => namesOf(part, platform))),
    ).toEqual([]);
    // Values that are events, states or errors have their entries among those.
    const owned = types.flatMap(({name, values = [], fields = []}) =>
      [...values, ...fields]
        .filter(({addresses}) => Object.values(addresses).every((at) => at.includes('#api-')))
        .map((part) => ({part, query: `${name}.${part.name}`})),
    );
    expect(owned.length).toBeGreaterThan(0);
    expect(owned.flatMap(({part, query}) => misplaced(part, () => [query]))).toEqual([]);
  },
);
