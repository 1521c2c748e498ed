import {createInterface} from 'node:readline/promises';

export interface Question {
  text: string;
  isRight: (answer: string) => boolean;
  /** What to write instead of an invalid answer. */
  mend: string;
}

/**
 * The answer from the command line, or else from the person at the keyboard, who is asked until it is
 * valid.
 *
 * @throws Error for an invalid answer on the command line, and for a missing one if there is no keyboard;
 *   AbortError after Ctrl-C
 */
export async function ask(given: string | undefined, question: Question): Promise<string> {
  const {text, isRight, mend} = question;
  if (given !== undefined || !process.stdin.isTTY) {
    if (given !== undefined && isRight(given)) {
      return given;
    }
    throw new Error(`${text}: ${given === undefined ? 'no answer' : `"${given}"`} — ${mend}`);
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    for (;;) {
      const answer = (await terminal.question(`${text}: `)).trim();
      if (isRight(answer)) {
        return answer;
      }
      console.log(mend);
    }
  } finally {
    terminal.close();
  }
}
