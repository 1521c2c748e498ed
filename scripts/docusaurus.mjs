// `docusaurus` with short errors: what went wrong and how to mend it, without a stack trace.
// DEBUG=1 brings the stack trace back.
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
