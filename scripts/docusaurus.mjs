// `docusaurus` with short errors: what went wrong and how to fix it, without a stack trace.
// DEBUG=1 restores the stack trace.
import './docusaurus-environment.mjs';
import {printError} from './print-error.mjs';

const {runCLI} = await import('@docusaurus/core/lib/index.js');

function fail(error) {
  printError(error);
  process.exit(1);
}

process.on('unhandledRejection', fail);
try {
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
