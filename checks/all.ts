import {createRequire} from 'node:module';
import type {Check} from './source-files';

/** When a check is run if files are named, and where it is. */
interface Entry {
  /** Whether it judges each file on its own, and needs no others. */
  alone?: true;
  /** Whether it depends on code and samples alone, and takes so long that its findings are kept. */
  kept?: true;
  /** The only files that concern it; any if omitted. */
  of?: RegExp;
  /** Its folder in `checks/`, if it has one. */
  folder?: string;
}

const PACKAGES = /^(?:src\/theme|plugins\/patches)\//;
const SAMPLES = /^(?:samples|product|checks\/samples)\//;

/** Every check by its name, which is also that of its file and, in camel case, of what the file exports. */
export const checks: Readonly<Record<string, Entry>> = {
  // What each file says.
  'page-rules': {alone: true},
  headings: {alone: true},
  images: {alone: true},
  'left-placeholders': {alone: true},
  'markdown-style': {alone: true},
  'snippet-syntax': {alone: true},
  spelling: {alone: true},
  'tab-groups': {alone: true},
  tables: {alone: true},
  terms: {alone: true},
  'written-out-facts': {alone: true},

  // What files say of each other.
  boundary: {of: /^(?:plugins|lib|checks|scripts|bench|tests|src)\//},
  citations: {},
  'page-metadata': {},
  'section-parity': {},
  'unused-files': {},

  // The samples and the contract.
  'sample-syntax': {alone: true, of: /^samples\//},
  'sample-symbols': {kept: true, of: SAMPLES, folder: 'samples/'},
  'sample-types': {kept: true, of: SAMPLES, folder: 'samples/'},

  // The packages, and what we override and patch in them.
  licences: {of: PACKAGES},
  upstream: {of: PACKAGES},
};

const load = createRequire(__filename);

/**
 * Loads a check when it is first run: a parser takes longer to load than a page to check.
 *
 * @throws Error when its file has no such export
 */
export function loadCheck(name: string): Check {
  const file = `./${checks[name]?.folder ?? ''}${name}`;
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const check = (load(file) as Readonly<Record<string, Check>>)[exported];
  if (!check) {
    throw new Error(`checks/${file}.ts exports no ${exported} — correct its name in checks/all.ts`);
  }
  return check;
}
