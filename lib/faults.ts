/** Mistakes in source files: where one is, what is wrong, how to fix it, and how that is said. */
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {oddCharacter} from './text';

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

/** `docs/a.mdx:3:7  what is wrong — how to fix it`, with a path from the working directory, which editors can open. */
export function formatFault({filePath, line, column, problem, mend}: SourceFault): string {
  const position = [toMessageRelativeFilePath(filePath), line, column].filter(Boolean).join(':');
  return `${position}  ${problem} — ${mend}`;
}

/**
 * What a writer can act on, with a line for each fault.
 */
class SourceError extends Error {
  // Private: whatever prints an error also prints its public fields, which are already in the message.
  readonly #faults: readonly SourceFault[];

  constructor(faults: readonly SourceFault[]) {
    const byLine = new Map<string, SourceFault>();
    for (const fault of faults) {
      const relative = {...fault, filePath: toMessageRelativeFilePath(fault.filePath)};
      // Two blocks of a page may quote the same faulty region.
      byLine.set(formatFault(relative), relative);
    }
    super([...byLine.keys()].join('\n'));
    this.#faults = [...byLine.values()];
    // Docusaurus and the bundler print the stack behind the message, which says it all.
    this.stack = '';
  }

  get faults(): readonly SourceFault[] {
    return this.#faults;
  }
}

/** The error for one fault. */
export const sourceError = (place: Place, problem: string, mend: string): Error =>
  new SourceError([{...place, problem, mend}]);

/** @throws Error with a line for each fault, unless there is none */
export function stopAt(faults: readonly SourceFault[]): void {
  if (faults.length > 0) {
    throw new SourceError(faults);
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

/** What makes whatever else is wrong with a text beside the point, each with what it is and how to fix it. */
const SPOILT = [
  // What Git puts around the two versions of lines that it can't merge.
  [
    /^(?:<{7}|>{7}|\|{7}) /m,
    'Git has left a conflict here',
    'resolve the conflict: keep one version, and delete the lines of <, = and >',
  ],
  // As the shell of Windows writes a file, or appends a line to one.
  [/^.*\0/m, 'this has NUL characters, as UTF-16 does', 'save it as UTF-8'],
] as const;

/** The fault of a text in which Git has left a conflict, or that isn't UTF-8. */
export function spoiltIn(filePath: string, text: string): SourceFault[] {
  return SPOILT.flatMap(([sign, problem, mend]) => {
    const offset = text.search(sign);
    return offset < 0 ? [] : [{...placeOfOffset(filePath, text, offset), problem, mend}];
  });
}

/** The fault of code in which a character isn't what it seems. */
export function oddIn(filePath: string, text: string): SourceFault[] {
  const odd = oddCharacter(text);
  const problem = `"${odd?.shown}" has a character that is not what it seems`;
  const mend = 'type it again, or write the character as code does';
  return odd ? [{...placeOfOffset(filePath, text, odd.offset), problem, mend}] : [];
}

/** The place of the character at `offset` of `text`, counted from 1. */
export function placeOfOffset(filePath: string, text: string, offset: number): Required<Place> {
  const before = text.slice(0, offset).split('\n');
  return {filePath, line: before.length, column: (before.at(-1) ?? '').length + 1};
}
