/** Mistakes in source files: where one is, what is wrong, how to fix it, and how that is said. */
import {toMessageRelativeFilePath} from '@docusaurus/utils';

/** A place in a source file; line and column count from 1. */
export interface Place {
  filePath: string;
  line: number;
  column?: number;
}

/** Something wrong in a source file, and how to fix it. */
export interface SourceFault extends Place {
  problem: string;
  mend: string;
}

/** `docs/a.mdx:3:7  what is wrong — how to fix it` */
export function formatFault({filePath, line, column, problem, mend}: SourceFault): string {
  const position = [filePath, line, column].filter(Boolean).join(':');
  return `${position}  ${problem} — ${mend}`;
}

/** What a writer can act on: `sourceError` and `stopAt` make one. Its message has a line for each fault. */
export class SourceError extends Error {
  // Private: whatever prints an error also prints its public fields, which are already in the message.
  readonly #faults: readonly SourceFault[];

  constructor(faults: readonly SourceFault[]) {
    super(faults.map(formatFault).join('\n'));
    this.#faults = faults;
    // The bundler prints the stack, which leads to this plugin rather than to the mistake.
    this.stack = this.message;
  }

  get faults(): readonly SourceFault[] {
    return this.#faults;
  }
}

/**
 * An error that a writer can act on. The path is printed relative to the working directory, so that editors
 * can open it.
 */
export const sourceError = (place: Place, problem: string, mend: string): SourceError =>
  new SourceError([{...place, filePath: toMessageRelativeFilePath(place.filePath), problem, mend}]);

/**
 * Stops the build at faults, with all of them.
 *
 * @throws Error with a line for each fault, unless there is none
 */
export function stopAt(faults: readonly SourceFault[]): void {
  if (faults.length > 0) {
    const relative = faults.map((fault) => ({
      ...fault,
      filePath: toMessageRelativeFilePath(fault.filePath),
    }));
    // Two blocks of a page may quote the same faulty region.
    throw new SourceError([...new Map(relative.map((one) => [formatFault(one), one])).values()]);
  }
}

/**
 * What would stop a build.
 *
 * @throws anything but the faults of sources
 */
export function faultsOf(build: () => unknown): readonly SourceFault[] {
  try {
    build();
    return [];
  } catch (error) {
    if (error instanceof SourceError) {
      return error.faults;
    }
    throw error;
  }
}

/** The place of the character at `offset` of `text`, counted from 1. */
export function placeOfOffset(filePath: string, text: string, offset: number): Required<Place> {
  const before = text.slice(0, offset).split('\n');
  return {filePath, line: before.length, column: (before.at(-1) ?? '').length + 1};
}

/** The line, counted from 1, that contains the whole of `text` or, in a list, consists of it; 1 without one. */
export function lineOf(source: string, text: string): number {
  const lines = source.split('\n');
  const whole = lines.indexOf(text);
  return 1 + Math.max(0, whole < 0 ? lines.findIndex((line) => line.includes(text)) : whole);
}
