// `docusaurus` with short errors, with modules that load faster, and with what the environment tells it before its
// packages are imported.
import {transformSync} from '@swc/core';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './errors.mjs';
import {portOf} from './port.mjs';

process.env.NODE_ENV ||= 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {positionals, values} = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {
    dir: {type: 'string', default: 'build'},
    'out-dir': {type: 'string', default: 'build'},
    port: {type: 'string', short: 'p', default: '3000'},
  },
});
const [command] = positionals;
portOf(values.port);
// Only this command needs babel.config.js: a build uses SWC, and would advise us to remove it.
if (command !== 'write-translations') {
  process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME = 'none';
}
if (command === 'serve' && !fs.existsSync(`${values.dir}/index.html`)) {
  fail(new Error(`${values.dir}/ contains no site — run npm run build first`));
}

if (command === 'build') {
  const folder = path.relative('', values['out-dir']);
  // A build empties it first, and it must not be above this one either.
  if (!/^(?:[A-Z]:|\.[\\/.]*\w|build(?:$|[\\/]))/.test(folder)) {
    const reason = 'lint and the checks would take the built site for sources';
    fail(
      new Error(
        `--out-dir ${values['out-dir']}: ${reason} — name build, a folder in it or one elsewhere`,
      ),
    );
  }
  buildAlone(
    path.join(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus', 'build.pid'),
  );
}

/** Ends this build if another one writes the same files; the file says which one it is. */
function buildAlone(file) {
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (other && isRunning(other)) {
    fail(
      new Error(`another build is running in this folder — wait for it, or end process ${other}`),
    );
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${process.pid}`);
  process.on('exit', () => fs.rmSync(file, {force: true}));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const require = createRequire(import.meta.resolve('@docusaurus/utils'));
if (command === 'serve') {
  // serve-handler 6 names the file in a header that it needs for nothing; where the name has a letter such as é, Node
  // refuses the header, and the server would end.
  const core = createRequire(import.meta.resolve('@docusaurus/core/lib/index.js'));
  const handler = createRequire(core.resolve('serve-handler'));
  handler('content-disposition');
  require.cache[handler.resolve('content-disposition')].exports = () => 'inline';
}
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

const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv);
