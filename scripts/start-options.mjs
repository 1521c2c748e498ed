import {parseArgs} from 'node:util';
import {detect} from 'detect-port';

/**
 * The options of `npm start`: those of `docusaurus start` that a writer needs. If a port is taken, the next
 * free one is used; Docusaurus would ask, and ask again at each restart.
 *
 * @param {string[]} args such as `['--port', '4000']`
 * @returns {Promise<{open: boolean, parameters: string[]}>} whether to open the browser, and everything else that is passed to Docusaurus
 * @throws {TypeError} for an unknown option
 */
export async function readOptions(args) {
  const {open, host, locale, port} = parseArgs({
    args,
    allowNegative: true,
    options: {
      host: {type: 'string', short: 'h', default: 'localhost'},
      locale: {type: 'string', short: 'l'},
      open: {type: 'boolean', default: true},
      port: {type: 'string', short: 'p', default: '3000'},
    },
  }).values;
  const free = await detect({
    port: Number(port),
    hostname: host === 'localhost' ? undefined : host,
  });
  return {
    open,
    parameters: ['--host', host, '--port', `${free}`, ...(locale ? ['--locale', locale] : [])],
  };
}
