// `docusaurus` with short errors, with modules that load faster, and with what the environment tells it before its
// packages are imported.
import {transformSync} from '@swc/core';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './errors.mjs';
import {freePort, portOf} from './port.mjs';

process.env.NODE_ENV ||= 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {positionals, values} = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {
    config: {type: 'string'},
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', short: 'h', default: 'localhost'},
    locale: {type: 'string', short: 'l', multiple: true, default: []},
    'out-dir': {type: 'string', default: 'build'},
    port: {type: 'string', short: 'p', default: '3000'},
  },
});
const [command] = positionals;
const port = portOf(values.port);
const [odd] = /[#!?]|%(?![0-7][\da-f])/i.exec(process.cwd()) ?? [];
if (odd && ['build', 'start'].includes(command)) {
  const problem = `the folder ${process.cwd()} has ${odd} in its name, which the bundler can't read`;
  fail(new Error(`${problem} — move the clone to a folder without #, %, ! and ?`));
}
// Only this command needs babel.config.js: a build uses SWC, and would advise us to remove it.
if (command !== 'write-translations') {
  process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME = 'none';
}
if (command === 'serve' && !fs.existsSync(`${values.dir}/index.html`)) {
  fail(new Error(`${values.dir}/ contains no site — run npm run build first`));
}

if (command === 'serve' && !process.stdout.isTTY) {
  // In a terminal, Docusaurus asks whether it may take another.
  const free = await freePort(port, values.host);
  if (free !== port) {
    fail(new Error(`port ${port} is taken — add -- --port ${free}`));
  }
}

if (command === 'build') {
  const written = values['out-dir'];
  if (typeof written !== 'string' || !written) {
    fail(new Error('--out-dir needs a folder, such as build'));
  }
  const folder = path.relative('', written);
  // A build empties it first, and it must not be above this one either.
  if (!/^(?:[A-Z]:|\.[\\/.]*\w|build(?:$|[\\/]))/.test(folder)) {
    const reason = 'lint and the checks would take the built site for sources';
    fail(
      new Error(`--out-dir ${written}: ${reason} — name build, a folder in it or one elsewhere`),
    );
  }
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  // A build that was ended leaves only a part of a site, in `build` as a rule.
  const isSite = /^build(?:$|[\\/])/.test(folder) || files.includes('index.html');
  if (files.length > 0 && (!isSite || files.includes('.git'))) {
    const reason = 'a build empties this folder, and it contains something other than a built site';
    fail(
      new Error(
        `--out-dir ${written}: ${reason} — name a folder that is new, empty or a built site`,
      ),
    );
  }
}

/** Ends this build if another one writes the same files; the file says which one it is. */
function buildAlone(file) {
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  // In a container, each build may have the same number.
  if (other && other !== process.pid && isRunning(other)) {
    const mend = `wait for it, or end process ${other}; if that is no build, delete ${file}`;
    fail(new Error(`another build is running in this folder — ${mend}`));
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

// Docusaurus would build a language that the site doesn't have in English.
const {loadSiteConfig} = await import('@docusaurus/core/lib/server/config.js');
for (const locale of values.locale) {
  const {siteConfig} = await loadSiteConfig({
    siteDir: process.cwd(),
    customConfigFilePath: values.config,
  });
  const {locales} = siteConfig.i18n;
  if (!locales.includes(locale)) {
    const problem = `--locale ${locale}: i18n.locales in docusaurus.config.ts has ${locales.join(', ')}`;
    fail(new Error(`${problem} — name one of them, or add it`));
  }
}
if (command === 'build') {
  buildAlone(
    path.join(process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus', 'build.pid'),
  );
}

const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv);
