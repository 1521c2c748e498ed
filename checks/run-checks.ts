import {basicChecks, checks, fileChecks, pageChecks, sampleChecks, packageChecks} from './all';
import {findingOf, type Finding} from './finding';
import type {Check, SourceFile} from './source-files';

/** What to check: everything in all files if both are empty. */
export interface Request {
  /** Names of checks. */
  names: readonly string[];
  /** Paths of files, from the project's root. */
  paths: readonly string[];
}

const OF_PACKAGES = /^src\/theme\//;
const OF_SAMPLES = /^(samples|product|checks\/samples)\//;

export interface Result {
  /** In the order in which a writer would fix them: file by file, from the top. */
  findings: Finding[];
  /** Whether all files could be read: if not, pages aren't compared. */
  isComplete: boolean;
}

/**
 * Runs the requested checks. If a page can't be read, the others are checked each on its own: what compares
 * pages would miss the one. The same goes for samples. A page that comparing needs is reported even if other
 * files are named.
 */
export async function runChecks(
  files: readonly SourceFile[],
  {names, paths}: Request,
): Promise<Result> {
  const named = paths.length > 0 ? files.filter(({filePath}) => paths.includes(filePath)) : files;
  const wanted = (group: Readonly<Record<string, Check>>) =>
    Object.entries(group)
      .filter(([name]) => names.length === 0 || names.includes(name))
      .map(([, check]) => check);
  const unread: Finding[] = [];
  const readable = () =>
    named.filter((file) => unread.every(({filePath}) => filePath !== file.filePath));
  for (const check of Object.values(basicChecks)) {
    unread.push(...(await check(readable())));
  }
  const touches = (folder: RegExp) => named.some(({filePath}) => folder.test(filePath));
  const isRead = (folder: RegExp) => !unread.some(({filePath}) => folder.test(filePath));
  const others = [
    ...(touches(OF_PACKAGES) ? wanted(packageChecks) : []),
    ...(touches(OF_SAMPLES) && isRead(OF_SAMPLES) ? wanted(sampleChecks) : []),
  ];
  const [alone, ...compared] = await Promise.all([
    findingsOf(wanted(fileChecks), readable()),
    findingsOf(others, files),
    unread.length > 0
      ? []
      : findingsOf(wanted(pageChecks), files).catch((error: unknown) => {
          unread.push(findingOf(error));
          return [];
        }),
  ]);
  // A check may find faults in a file that it reads itself, such as the lock file.
  const kept = compared
    .flat()
    .filter(({filePath}) => paths.length === 0 || paths.includes(filePath));
  return {findings: inOrder([...unread, ...alone, ...kept]), isComplete: unread.length === 0};
}

async function findingsOf(
  some: readonly Check[],
  files: readonly SourceFile[],
): Promise<Finding[]> {
  return (await Promise.all(some.map(async (check) => check(files)))).flat();
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) =>
      a.filePath.localeCompare(b.filePath) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );

/** Which of the words on the command line name checks, and which name files. */
export function readRequest(parameters: readonly string[]): Request {
  return {
    names: parameters.filter((word) => word in checks),
    paths: parameters.filter((word) => !(word in checks)),
  };
}
