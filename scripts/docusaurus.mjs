// `docusaurus` with short errors: what went wrong and how to mend it, without a stack trace.
// DEBUG=1 brings the stack trace back.
import './node-version.mjs';
import {causesOf} from './causes.mjs';

process.env.BABEL_ENV = process.env.BABEL_ENV || 'development';
process.env.NODE_ENV = process.env.NODE_ENV || 'development';
// The pages leave their template without a needless character, and plugins/inline-scripts minifies
// what scripts they hold, once for all pages and not once in each.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {runCLI} = await import('@docusaurus/core/lib/index.js');

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
