import {createRequire} from 'node:module';
import type {Check} from './source-files';

interface Entry {
  /** Whether it judges each file on its own, and needs no others. */
  alone?: true;
  /** The files that it reads; all if omitted. */
  of?: RegExp;
}

const OF_PAGES = {alone: true, of: /\.mdx?$/} as const;
const OF_SAMPLES = {of: /^(?:samples|product)\//} as const;

/** Every check by its name, which is also that of its file and, in camel case, of what the file exports. */
export const checks: Readonly<Record<string, Entry>> = {
  // What each file says.
  'page-rules': OF_PAGES,
  headings: OF_PAGES,
  images: OF_PAGES,
  'left-placeholders': OF_PAGES,
  'markdown-style': OF_PAGES,
  'tab-groups': OF_PAGES,
  'quoted-code': OF_PAGES,
  tables: OF_PAGES,
  terms: OF_PAGES,
  spelling: {alone: true},
  syntax: {alone: true, of: /\.mdx?$|^(?:product|samples|site)\//},
  'written-out-facts': {alone: true},

  // What files say of each other.
  boundary: {},
  citations: {},
  'content-files': {},
  'page-metadata': {of: /\.(?:mdx?|yml)$/},
  'section-parity': {of: /\.mdx$/},
  unused: {},

  // The samples and the contract.
  'sample-symbols': OF_SAMPLES,
  'sample-types': OF_SAMPLES,

  // The packages, and what we override and patch in them.
  licences: {of: /^package\.json$/},
  upstream: {of: /^src\/theme\/|\.m?[jt]sx?$/},
};

const load = createRequire(__filename);

/** Loads a check when it is first run: a parser takes longer to load than a page to check. */
export function loadCheck(name: string): Check {
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Reflect.get(load(`./${name}`) as object, exported) as Check;
}
