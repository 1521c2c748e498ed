import {promises} from './promises';
import {requirements} from './requirements';

/**
 * A promise broken on purpose: the statement of SPECIFICATION.md, a file, a text in it, and what replaces that text
 * wherever it stands. The tests that name the statement must notice.
 */
export type Mutation = readonly [statement: string, file: string, from: string, to: string];

export const mutations: readonly Mutation[] = [...requirements, ...promises];

const NO_ADDRESS = 'the build stops without an address that it names, which is statement 16.3';

/** Statements without a mutation, and why. */
export const withoutMutation: Readonly<Record<string, string>> = {
  '1.1': 'it says what the site is about; 2.2 and 3.10 say what that takes',
  '1.2': NO_ADDRESS,
  '1.3': NO_ADDRESS,
  '1.9': 'mutations change what is in a file, not which files there are',
  '2.1': NO_ADDRESS,
  '2.2': NO_ADDRESS,
  '2.3': NO_ADDRESS,
  '2.4': NO_ADDRESS,
  '2.5': NO_ADDRESS,
  '2.6': NO_ADDRESS,
  '2.10': 'the sidebar names docs by their ids, and a build stops at one that no doc has: 7.7',
  '8.3': 'it says what the site does not have',
  '8.4': 'it says what these requirements do not cover',
  '12.4': 'the benchmark measures it',
  '12.5': 'the benchmark measures it',
  '15.9': 'the workflow in .github/workflows/ci.yml runs on both',
};
