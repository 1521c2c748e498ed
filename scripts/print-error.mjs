import {causesOf} from './causes.mjs';

/** Says what went wrong and how to mend it; with its stack trace where DEBUG is set. */
export function printError(error) {
  console.error(process.env.DEBUG ? error : `\n[ERROR] ${causesOf(error).join('\n')}`);
}
