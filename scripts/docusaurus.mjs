// `docusaurus` with short errors, with modules that load faster, and with what the environment tells it before its
// packages are imported.
import {transformSync} from '@swc/core';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';
import {fail} from './errors.mjs';

process.env.NODE_ENV ||= 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {positionals, values} = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {dir: {type: 'string', default: 'build'}},
});
const [command] = positionals;
// Only this command needs babel.config.js: a build uses SWC, and would advise us to remove it.
if (command !== 'write-translations') {
  process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME = 'none';
}
if (command === 'serve' && !fs.existsSync(`${values.dir}/index.html`)) {
  fail(new Error(`${values.dir}/ contains no site — run npm run build first`));
}

const require = createRequire(import.meta.resolve('@docusaurus/utils'));
const jiti = require('jiti');
const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/**
 * Docusaurus 3.10.2 loads our modules through jiti, which has Babel transpile them and each package that is an ES module.
 * Here, Node loads packages as they are, and SWC transpiles the rest: an eighth of a cold build less. For a stack trace
 * (DEBUG=1), it is Babel all the same, since it keeps the lines.
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

const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv);
