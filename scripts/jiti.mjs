import {transformSync} from '@swc/core';
import fs from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.resolve('@docusaurus/utils'));
const jiti = require('jiti');
const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/**
 * Has Node load packages, and SWC transpile our modules, where Docusaurus 3.10.2 has `jiti` and Babel do both: an eighth of
 * a cold build less. For a stack trace (DEBUG=1), it is Babel all the same, since it keeps the lines. It can go when
 * Docusaurus loads modules with Node.
 *
 * @upstream @docusaurus/utils/lib/moduleUtils.js
 */
require.cache[require.resolve('jiti')].exports = (filename, options) =>
  jiti(filename, {
    ...options,
    nativeModules: Object.keys(dependencies),
    ...(process.env.DEBUG ? {cache: false} : {transform}),
  });

/** Does for jiti what Babel would do; where a module has a mistake, Babel says so, with its line. */
function transform(options) {
  const {source, filename, ts} = options;
  try {
    return transformSync(source, {
      filename,
      swcrc: false,
      module: {type: 'commonjs'},
      jsc: {target: 'es2022', parser: {syntax: ts ? 'typescript' : 'ecmascript'}},
    });
  } catch {
    return require('jiti/dist/babel')(options);
  }
}
