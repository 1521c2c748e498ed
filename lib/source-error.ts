import path from 'node:path';

/** A place in a source file; line and column count from 1. */
export interface Place {
  filePath: string;
  line: number;
  column?: number;
}

/** An error that a writer can act on; `sourceError` makes one. */
export class SourceError extends Error {
  // Private: whatever prints an error also prints its public fields, which are already in the message.
  readonly #parts: Place & {problem: string; mend: string};

  constructor(place: Place, problem: string, mend: string) {
    const position = [place.filePath, place.line, place.column].filter(Boolean).join(':');
    super(`${position}  ${problem} — ${mend}`);
    this.#parts = {...place, problem, mend};
    // The bundler prints the stack, which leads to this plugin rather than to the mistake.
    this.stack = this.message;
  }

  /** What the message says. */
  get parts() {
    return this.#parts;
  }
}

/**
 * An error that a writer can act on: `docs/a.mdx:3:7  what is wrong — how to fix it`.
 * The path is printed relative to the working directory, so that editors can open it.
 */
export const sourceError = (place: Place, problem: string, mend: string): SourceError =>
  new SourceError(
    {...place, filePath: path.relative(process.cwd(), place.filePath)},
    problem,
    mend,
  );

/** The place of the character at `offset` of `text`, counted from 1. */
export function placeOfOffset(filePath: string, text: string, offset: number): Required<Place> {
  const before = text.slice(0, offset).split('\n');
  return {filePath, line: before.length, column: (before.at(-1) ?? '').length + 1};
}
