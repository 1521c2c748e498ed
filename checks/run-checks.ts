import {checks, comparingChecks, fileChecks, packageChecks, sampleChecks} from './all';
import {formatFinding, SourceError, type Finding} from './finding';
import type {SourceFile} from './source-files';

/** What to check: everything in all files if both are empty. */
export interface Request {
  /** Names of checks. */
  names: readonly string[];
  /** Paths of files, from the project's root. */
  paths: readonly string[];
}

const OF_PACKAGES = /^(src\/theme|plugins\/patches)\//;
const OF_SAMPLES = /^(samples|product|checks\/samples)\//;

/**
 * Runs the requested checks. If files are named, only they are judged, and compared with all others.
 *
 * @returns what they find, in the order in which a writer would fix it: file by file, from the top
 */
export async function runChecks(
  files: readonly SourceFile[],
  {names, paths}: Request,
): Promise<Finding[]> {
  const named = paths.length > 0 ? files.filter(({filePath}) => paths.includes(filePath)) : files;
  const touches = (folder: RegExp) => named.some(({filePath}) => folder.test(filePath));
  const others = [
    comparingChecks,
    ...(touches(OF_PACKAGES) ? [packageChecks] : []),
    ...(touches(OF_SAMPLES) ? [sampleChecks] : []),
  ];
  const findings = await Promise.all([
    ...namesIn(fileChecks).map((name) => findingsOf(name, named)),
    ...others.flatMap(namesIn).map((name) => findingsOf(name, files)),
  ]);
  return inOrder(
    // A check may find faults in a file that it reads itself, such as the lock file.
    findings.flat().filter(({filePath}) => paths.length === 0 || paths.includes(filePath)),
  );

  function namesIn(group: typeof checks): string[] {
    return Object.keys(group).filter((name) => names.length === 0 || names.includes(name));
  }
}

/** What would stop a build is a finding too, such as an unknown fact in a sample that is to be parsed. */
async function findingsOf(name: string, files: readonly SourceFile[]): Promise<readonly Finding[]> {
  const check = checks[name]?.();
  try {
    return (await check?.(files)) ?? [];
  } catch (error) {
    if (error instanceof SourceError) {
      return error.faults;
    }
    throw error;
  }
}

/** Each finding once: several pages may quote the same faulty sample. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.map((finding) => [formatFinding(finding), finding])).values()].sort(
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
