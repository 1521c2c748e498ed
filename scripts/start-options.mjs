import {parseArgs} from 'node:util';
import {detect} from 'detect-port';
import {printError} from './print-error.mjs';

/**
 * The options of `npm start`, which are those of `docusaurus start` that a writer needs. Of a port that
 * is taken, the next free one: Docusaurus would ask about it, at every restart.
 *
 * @returns {Promise<{open: boolean, parameters: string[]}>} whether to open the browser, and what Docusaurus is given
 */
export async function readOptions() {
  const {open, host, locale, port} = parse();
  const free = await detect({port, hostname: host === 'localhost' ? undefined : host});
  const parameters = ['--host', host, '--port', `${free}`, ...(locale ? ['--locale', locale] : [])];
  return {open, parameters};
}

function parse() {
  try {
    const {values} = parseArgs({
      allowNegative: true,
      options: {
        host: {type: 'string', short: 'h', default: 'localhost'},
        locale: {type: 'string', short: 'l'},
        open: {type: 'boolean', default: true},
        port: {type: 'string', short: 'p', default: '3000'},
      },
    });
    return values;
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
