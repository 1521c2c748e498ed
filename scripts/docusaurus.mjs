// `docusaurus` with short errors: what went wrong and how to mend it, without a stack trace.
// DEBUG=1 brings the stack trace back.
import './node-version.mjs';
import {causesOf} from './causes.mjs';

const {runCLI} = await import('@docusaurus/core/lib/index.js');

process.env.BABEL_ENV = process.env.BABEL_ENV || 'development';
process.env.NODE_ENV = process.env.NODE_ENV || 'development';

function fail(error) {
  console.error(process.env.DEBUG ? error : `\n[ERROR] ${causesOf(error).join('\n')}`);
  process.exit(1);
}

process.on('unhandledRejection', fail);
try {
  await runCLI(process.argv);
} catch (error) {
  fail(error);
}
