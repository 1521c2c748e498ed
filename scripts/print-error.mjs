import {causesOf} from './causes.mjs';

/** Says what went wrong and how to fix it; with the stack trace if DEBUG is set. */
export function printError(error) {
  console.error(process.env.DEBUG ? error : `\n[ERROR] ${causesOf(error).join('\n')}`);
}
