import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {keptIn, readKept, writeKept} from '../lib/cache';
import {spoiltIn, formatFault, type SourceFault} from '../lib/faults';
import {KEPT_HASH} from '../lib/site-hash';
import {suggestion} from '../lib/text';
import {CONTENT} from '../plugins/content/content-files/links';
import {checks, loadCheck} from './all';
import type {SourceFile} from './source-files';

/** What to check: everything in all files if both are empty. */
export interface Request {
  /** Names of checks. */
  names: readonly string[];
  /** Paths of files, from the project's root. */
  paths: readonly string[];
}

/** What checks have found before, by a hash of all that it depends on. */
type Kept = Map<string, readonly SourceFault[]>;

/**
 * Runs the requested checks. If files are named, only they are judged, and compared with all others.
 *
 * @param kept what earlier runs found; what this one finds is added
 * @returns what they find, each once: several pages may quote the same faulty sample
 */
export async function runChecks(
  files: readonly SourceFile[],
  {names, paths}: Request,
  kept: Kept = new Map(),
): Promise<SourceFault[]> {
  const named = paths.length > 0 ? files.filter(({filePath}) => paths.includes(filePath)) : files;
  const spoilt = named.flatMap(({filePath, text}) => spoiltIn(filePath, text));
  if (spoilt.length > 0) {
    return spoilt.map((each) => ({
      ...each,
      mend: `${each.mend}; until then, nothing else is checked`,
    }));
  }
  const found = Object.entries(checks)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, {alone, of = /./}]) => {
      const own = named.filter(({filePath}) => of.test(filePath));
      if (alone) {
        return own.map((file) => findingsOf(name, [file], kept));
      }
      const compared = files.filter(({filePath}) => of.test(filePath));
      return own.length > 0 ? [findingsOf(name, compared, kept)] : [];
    });
  // A check may find faults in a file that it reads itself, such as the lock file.
  const findings = (await Promise.all(found))
    .flat()
    .filter(({filePath}) => paths.length === 0 || paths.includes(filePath));
  return [...new Map(findings.map((finding) => [formatFault(finding), finding])).values()].sort(
    inOrder,
  );
}

/** What a check finds in files. It isn't asked again about those that it knows, unless it reads all there are. */
async function findingsOf(
  name: string,
  files: readonly SourceFile[],
  kept: Kept,
): Promise<readonly SourceFault[]> {
  const {alone, of} = checks[name] ?? {};
  const key = alone || of ? `${name} ${hashOf(files)}` : '';
  const found = kept.get(key) ?? (await loadCheck(name)(files));
  if (key) {
    kept.set(key, found);
  }
  return found;
}

/** Facts and the contract come first, then the samples that use them, then the pages that quote those. */
const ORDER = ['product/', 'samples/', 'docs/'];

const rankOf = ({filePath}: SourceFault): number =>
  (ORDER.findIndex((folder) => filePath.startsWith(folder)) + ORDER.length) % (ORDER.length + 1);

/** As a writer would fix them: what others depend on first, then file by file, from the top. */
const inOrder = (a: SourceFault, b: SourceFault): number =>
  rankOf(a) - rankOf(b) ||
  a.filePath.localeCompare(b.filePath) ||
  a.line - b.line ||
  (a.column ?? 0) - (b.column ?? 0);

/** The text of pages that aren't parts of others, tests and tools: no finding about another file depends on it, unless its check compares files. */
const APART = /^(?:tests|bench|deploy)\/|^(?!.*\/_)(?:.*\/)?[^/]*\.mdx?$|\.test\.tsx?$/;

const hashOf = (files: readonly SourceFile[]): string =>
  files
    .reduce((hash, {filePath, text}) => hash.update(`${filePath}\0${text}\0`), createHash('sha256'))
    .digest('base64');

/**
 * What earlier runs found, and a way to keep it for the next one, in `node_modules/.cache`. All starts afresh after
 * an edit to code, facts, samples, packages, or definitions of tags and authors, and with another file of content.
 */
export function keptFindings(files: readonly SourceFile[], store = keptIn('checks')) {
  // A page may name a picture that isn't there, or isn't there any more.
  const names = {filePath: CONTENT, text: Globby.sync(CONTENT).join('\n')};
  const site = KEPT_HASH + hashOf([names, ...files.filter(({filePath}) => !APART.test(filePath))]);
  const stored = readKept(store) as {site: string; kept: Kept} | undefined;
  const kept: Kept = new Map(stored?.site === site ? stored.kept : []);
  return {
    kept,
    save() {
      writeKept(store, {site, kept});
    },
  };
}

/**
 * What the words on the command line ask for: names of checks, and paths of files or folders, from the project's root.
 *
 * @throws Error with the nearest name for a word that is neither
 */
export function readRequest(words: readonly string[], files: readonly SourceFile[]): Request {
  const names = Object.keys(checks);
  const paths = files.map(({filePath}) => filePath);
  return {
    names: words.filter((word) => names.includes(word)),
    paths: words
      .filter((word) => !names.includes(word))
      .flatMap((word) => {
        const found = paths.filter((file) => `${file}/`.startsWith(word && `${word}/`));
        if (found.length === 0) {
          const mend = suggestion(word, [...paths, ...names]);
          const all = mend.startsWith('did') ? '' : ` (the checks are ${names.join(', ')})`;
          throw new Error(`There is no check, file or folder called ${word} — ${mend}${all}`);
        }
        return found;
      }),
  };
}
