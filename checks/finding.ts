import {SourceError} from '../lib/source-error';

/** One thing that is wrong, and how to fix it. */
export interface Finding {
  /** Relative to the project's root. */
  filePath: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column?: number;
  problem: string;
  mend: string;
}

/** `docs/a.mdx:3:7  what is wrong — how to fix it` */
export function formatFinding({filePath, line, column, problem, mend}: Finding): string {
  const position = [filePath, line, column].filter(Boolean).join(':');
  return `${position}  ${problem} — ${mend}`;
}

/**
 * What a plugin would stop a build with, as a finding.
 *
 * @throws anything that isn't such an error
 */
export function findingOf(error: unknown): Finding {
  if (!(error instanceof SourceError)) {
    throw error;
  }
  return error.parts;
}

/** What would stop a build, as a finding; none if it wouldn't. */
export function faultsOf(build: () => unknown): Finding[] {
  try {
    build();
    return [];
  } catch (error) {
    return [findingOf(error)];
  }
}
