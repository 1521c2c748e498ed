// The preview for writers. Docusaurus itself sees edits of pages and components. It shows facts, and
// what becomes of Markdown, after it has loaded the config anew (plugins/newest.ts); all else that
// the config imports, after a new start. The browser follows in both cases (plugins/preview).
import {spawn} from 'node:child_process';
import {readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {isContent} from './start/is-content.mjs';
import {listPages} from './start/list-pages.mjs';
import {watchFolders} from './start/watch-folders.mjs';

const CONFIG = 'docusaurus.config.ts';

/** What the config imports. */
const IMPORTED = ['product', 'plugins', 'site', CONFIG];

/** Where else a mistake can be that has stopped the preview. */
const WRITTEN = ['docs', 'blog', 'src', 'samples', 'sidebars.ts'];

/** An editor writes a file in several steps. */
const PAUSE = 100;

let restart;
let config = readConfig();
/** The pages that there were when the config was loaded anew. */
let pages;
let preview;
/** Whether Docusaurus watches for edits, of which it knows none that were made before. */
let isReady = false;

/** @param {string[]} parameters for `docusaurus start` */
function start(parameters) {
  watchFolders(
    [...IMPORTED, ...WRITTEN].filter((name) => !path.extname(name)),
    onEdit,
  );
  const child = spawn(process.execPath, ['scripts/docusaurus.mjs', 'start', ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  isReady = false;
  child.once('message', () => {
    isReady = true;
  });
  child.on('exit', (code) => {
    if (code) {
      console.error('\nThe preview waits for your edit (Ctrl-C ends it)');
    }
  });
  return child;
}

const isRunning = () => preview.exitCode === null && preview.signalCode === null;

function startAnew() {
  pages = undefined;
  clearTimeout(restart);
  restart = setTimeout(() => {
    const again = () => {
      preview = start([...process.argv.slice(2), '--no-open']);
    };
    if (isRunning()) {
      // Another edit may come before it has ended.
      preview.removeAllListeners('exit').once('exit', again);
      preview.kill();
    } else {
      again();
    }
  }, PAUSE);
}

/** Docusaurus does so when the config's file has changed. */
function loadConfigAnew() {
  pages = listPages();
  const now = new Date();
  utimesSync(CONFIG, now, now);
}

function readConfig() {
  return readFileSync(CONFIG, 'utf8');
}

/** Of pages that come after it has loaded the config anew, Docusaurus 3.10.2 tells the bundler nothing. */
const arePagesUnknown = () => pages !== undefined && pages !== listPages();

/** @param {string} file path from the root */
function onEdit(file) {
  const [folder] = file.split(path.sep);
  if (![...IMPORTED, ...WRITTEN].includes(folder)) {
    return;
  }
  if (!isRunning()) {
    startAnew();
  } else if (file === CONFIG) {
    const before = config;
    config = readConfig();
    if (config !== before) {
      startAnew();
    }
  } else if (isReady && isContent(file)) {
    loadConfigAnew();
  } else if (IMPORTED.includes(folder) || arePagesUnknown()) {
    startAnew();
  }
}

preview = start(process.argv.slice(2));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    preview.kill();
    process.exit();
  });
}
