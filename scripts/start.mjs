// The live preview. `docusaurus start` itself follows edits to pages, components and styles;
// after an edit to something that it only loads once, it is restarted.
import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import chokidar from 'chokidar';
import './errors.mjs';
import {freePort, portOf} from './port.mjs';

/** What Docusaurus only loads once, or follows with long errors. */
const LOADED_ONCE = [
  '*versions.json',
  '{blog,docs}/*.yml',
  'docusaurus.config.ts',
  'i18n/**/*.json',
  'lib',
  'plugins',
  'product',
  'samples',
  'sidebars.ts',
  'site',
];

/** What it follows. A mistake here makes it stop when it starts. */
const FOLLOWED = ['blog', 'docs', '*versioned_docs', 'i18n', 'src', 'static'];

/** Those of `docusaurus start` that a writer needs; an unknown one is refused. */
const {open, host, locale, port} = parseArgs({
  allowNegative: true,
  options: {
    host: {type: 'string', short: 'h', default: 'localhost'},
    locale: {type: 'string', short: 'l'},
    open: {type: 'boolean', default: true},
    port: {type: 'string', short: 'p', default: '3000'},
  },
}).values;
// If the port is taken, the next free one: Docusaurus would ask, and ask again at each restart.
const free = await freePort(portOf(port), host);
const parameters = ['--host', host, '--port', `${free}`, ...(locale ? ['--locale', locale] : [])];
let isToOpen = open;
let server;

function start() {
  server = spawn(
    process.execPath,
    ['scripts/docusaurus.mjs', 'start', ...parameters, ...(isToOpen ? [] : ['--no-open'])],
    {
      // Not the folder of a build, which may run at the same time.
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/preview'},
      // Docusaurus has no questions to ask.
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  server.on('exit', () =>
    console.error('\nThe preview is waiting for your edit (Ctrl-C stops it)'),
  );
}

const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

/** Ends the server unless it has ended already, and then does what comes next. */
function endThen(next) {
  if (hasEnded()) {
    next();
  } else {
    isToOpen = false;
    server.removeAllListeners('exit').on('exit', next);
    server.kill();
  }
}

const end = () => endThen(() => process.exit());

start();
// What is hidden beside samples isn't published, and their editors write there again and again.
const options = {ignored: 'samples/**/.*', ignoreInitial: true};
chokidar.watch(LOADED_ONCE, options).on('all', () => endThen(start));
chokidar.watch(FOLLOWED, {ignoreInitial: true}).on('all', () => hasEnded() && start());
process.on('SIGINT', end).on('SIGTERM', end);
