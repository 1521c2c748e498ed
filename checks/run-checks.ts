import {nearestName} from '../lib/text';
import {checks, loadCheck} from './all';
import {formatFinding, SourceError, type Finding} from './finding';
import type {Kept} from './kept';
import type {Check, SourceFile} from './source-files';

/** What to check: everything in all files if both are empty. */
export interface Request {
  /** Names of checks. */
  names: readonly string[];
  /** Paths of files, from the project's root. */
  paths: readonly string[];
}

/**
 * Runs the requested checks. If files are named, only they are judged, and compared with all others.
 *
 * @param kept what earlier runs found, if it may be believed
 * @returns what they find, in the order in which a writer would fix it: what others depend on first, then file by
 *   file, from the top
 */
export async function runChecks(
  files: readonly SourceFile[],
  {names, paths}: Request,
  kept?: Kept,
): Promise<Finding[]> {
  const named = paths.length > 0 ? files.filter(({filePath}) => paths.includes(filePath)) : files;
  const wanted = Object.entries(checks).filter(
    ([name, {of}]) =>
      (names.length === 0 || names.includes(name)) &&
      (of === undefined || named.some(({filePath}) => of.test(filePath))),
  );
  const findings = await Promise.all(
    wanted.map(async ([name, {alone, kept: isKept, of}]) =>
      alone
        ? foundAlone(name, of ? named.filter(({filePath}) => of.test(filePath)) : named, kept)
        : ((isKept && kept?.read(name)) ?? foundInAll(name, files, isKept && kept)),
    ),
  );
  return inOrder(
    // A check may find faults in a file that it reads itself, such as the lock file.
    findings.flat().filter(({filePath}) => paths.length === 0 || paths.includes(filePath)),
  );
}

/** What a check finds in each of the files on its own; those that haven't changed aren't even read. */
async function foundAlone(
  name: string,
  files: readonly SourceFile[],
  kept: Kept | undefined,
): Promise<readonly Finding[]> {
  const known = files.flatMap((file) => kept?.read(name, file) ?? []);
  const changed = files.filter((file) => !kept?.read(name, file));
  const found = changed.length > 0 ? await findingsOf(loadCheck(name), changed) : [];
  const places = new Set(changed.map(({filePath}) => filePath));
  // A page may name a faulty sample, which is none of its own text.
  if (found.every(({filePath}) => places.has(filePath))) {
    for (const file of changed) {
      const own = found.filter(({filePath}) => filePath === file.filePath);
      kept?.write(name, own, file);
    }
  }
  return [...known, ...found];
}

async function foundInAll(
  name: string,
  files: readonly SourceFile[],
  kept: Kept | false | undefined,
): Promise<readonly Finding[]> {
  const found = await findingsOf(loadCheck(name), files);
  if (kept) {
    kept.write(name, found);
  }
  return found;
}

/** What would stop a build is a finding too, such as an unknown fact in a sample that is to be parsed. */
async function findingsOf(check: Check, files: readonly SourceFile[]): Promise<readonly Finding[]> {
  try {
    return await check(files);
  } catch (error) {
    if (error instanceof SourceError) {
      return error.faults;
    }
    throw error;
  }
}

/** Facts and the contract come first, then the samples that use them, then the pages that quote those. */
const ORDER = ['product/', 'samples/', 'docs/'];

const rankOf = ({filePath}: Finding): number =>
  (ORDER.findIndex((folder) => filePath.startsWith(folder)) + ORDER.length) % (ORDER.length + 1);

/** Each finding once: several pages may quote the same faulty sample. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      a.filePath.localeCompare(b.filePath) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0),
  );

/**
 * What the words on the command line ask for: names of checks, and paths of files or folders, from the project's root.
 *
 * @throws Error with the nearest name for a word that is neither
 */
export function readRequest(words: readonly string[], files: readonly SourceFile[]): Request {
  const isName = (word: string) => Object.hasOwn(checks, word);
  const paths = files.map(({filePath}) => filePath);
  return {
    names: words.filter(isName),
    paths: words.filter((word) => !isName(word)).flatMap(pathsOf),
  };

  function pathsOf(word: string): string[] {
    const folder = word === '' ? '' : `${word}/`;
    const found = paths.filter((filePath) => filePath === word || filePath.startsWith(folder));
    if (found.length > 0) {
      return found;
    }
    const nearest = nearestName(word, [...paths, ...Object.keys(checks)]);
    throw new Error(
      `There is no check, file or folder called ${word} — ${nearest ? `did you mean ${nearest}?` : "name a file by its path from the project's root"} The checks are ${Object.keys(checks).join(', ')}`,
    );
  }
}
