// Loaded before a command: a mistake in a file that it imports, such as sidebars.ts, is reported briefly too.
import {printError} from './print-error.mjs';

process.on('uncaughtException', (error) => {
  printError(error);
  process.exit(1);
});
