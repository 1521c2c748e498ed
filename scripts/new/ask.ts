import {createInterface} from 'node:readline/promises';

export interface Question {
  text: string;
  isRight: (answer: string) => boolean;
  /** What to write instead of a wrong answer. */
  mend: string;
}

/**
 * The answer on the command line, else that of the person at the keyboard, who is asked until it
 * is right.
 *
 * @throws Error for a wrong answer on the command line, and for none where there is no keyboard;
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
