/** How a line is told from the others, by the HTML element that says so. */
export type Mark = 'mark' | 'ins' | 'del';

/** One line of a code block, as it is shown. */
export interface Line {
  /** The code alone: no prompt, no sign of a difference, no number. */
  text: string;
  mark?: Mark;
  number?: number;
  /** Whether a prompt stands before it. */
  prompt?: boolean;
}
