import {parseArgs} from 'node:util';
import {printError} from '../print-error.mjs';

/** Those of `docusaurus start` that a writer needs. */
export const options = parse();

function parse() {
  try {
    const {values} = parseArgs({
      allowNegative: true,
      options: {
        host: {type: 'string', short: 'h'},
        locale: {type: 'string', short: 'l'},
        open: {type: 'boolean', default: !process.env.CI},
        port: {type: 'string', short: 'p'},
      },
    });
    return values;
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
