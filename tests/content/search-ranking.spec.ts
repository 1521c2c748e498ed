import {expect, test} from '@playwright/test';
import type {SearchIndex} from '../../lib/search-index';
import {createSearch} from '../../src/components/Search/create-search';
import {readBuilt} from '../harness/built-page';

/** Something of the SDK that has an entry in the reference, as /contract.json has it. */
interface Part {
  name?: string;
  code?: string;
  /** What it is called on the platform, such as `LampError.LAMP_UNREACHABLE`. */
  spelling?: string;
  /** Its entry. */
  address: string;
  values?: Part[];
  fields?: Part[];
}

type Contract = Record<'members' | 'types' | 'events' | 'states' | 'errors', Part[]>;

/** What somebody who has met a part in code may type: its name, and how the platform spells it. */
const namesOf = ({name, code, spelling = ''}: Part): string[] => {
  // Without what comes with it, such as `(distance)`.
  const spelled = /\w+(?=\W*$)/.exec(spelling.split(/[(,]/)[0] ?? '')?.[0];
  return [name ?? code ?? '', ...(spelled ? [spelled] : [])];
};

test(
  "a part's entry comes first for its name, however a platform spells it; a field's or a value's with the name of its type",
  {tag: ['@10.13', '@11.4']},
  async () => {
    const index = JSON.parse(readBuilt('search-index.json')) as SearchIndex;
    const {platforms} = JSON.parse(readBuilt('contract.json')) as {
      platforms: Record<string, Contract>;
    };
    const search = await createSearch(index);
    for (const [platform, {members, types, events, states, errors}] of Object.entries(platforms)) {
      // The tab group's value for a platform of the contract, such as `react-native`.
      const reader = platform.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      /** What comes first instead of a part's entry; empty if the entry does. */
      const misplaced = ({address}: Part, queries: string[]): string[] =>
        queries.flatMap((query) => {
          const [hit] = search.find(query, reader).hits;
          const first = hit?.page.platform === reader ? `#${hit.section.id}` : 'nothing';
          return first === address ? [] : [`${query} on ${platform}: ${first}`];
        });
      const parts = [members, types, events, states, errors];
      expect(parts.flat()).not.toEqual([]);
      expect(parts.flat().flatMap((part) => misplaced(part, namesOf(part)))).toEqual([]);
      const owned = types.flatMap(({name, values = [], fields = []}) =>
        [...values, ...fields].map((part) => ({part, query: `${name}.${part.name}`})),
      );
      expect(owned.flatMap(({part, query}) => misplaced(part, [query]))).toEqual([]);
    }
  },
);
