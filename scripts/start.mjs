// The preview for writers. Docusaurus itself sees edits of pages and components. It shows facts, and
// what becomes of Markdown, after it has loaded the config anew (plugins/newest.ts); all else that
// the config imports, after a new start. The browser follows in both cases (plugins/preview).
import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, utimesSync, watch} from 'node:fs';
import path from 'node:path';

const CONFIG = 'docusaurus.config.ts';

/** What the config imports. */
const IMPORTED = ['product', 'plugins', 'site', CONFIG];

/** Where else a mistake can be that has stopped the preview. */
const WRITTEN = ['docs', 'blog', 'src', 'samples', 'sidebars.ts'];

/** The texts around the pages. */
const FRAME = ['site/navbar.ts', 'site/footer.ts', 'site/theme-config.ts'];

/** An editor writes a file in several steps. */
const PAUSE = 100;

let watchers = [];
let restart;
let config = readConfig();
/** The pages that there were when the config was loaded anew. */
let pages;
let preview;
/** Whether Docusaurus watches for edits, of which it knows none that were made before. */
let isReady = false;

/** @param {string[]} parameters for `docusaurus start` */
function start(parameters) {
  watchFolders();
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

/** Folder by folder: Node's recursive watch loses a file that an editor replaces by a new one. */
function watchFolders() {
  watchers.forEach((watcher) => watcher.close());
  const folders = [...IMPORTED, ...WRITTEN]
    .filter((name) => !path.extname(name))
    .flatMap(foldersIn);
  watchers = ['.', ...folders].map((folder) =>
    watch(folder, (_event, file) => onEdit(path.join(folder, file ?? ''))),
  );
}

const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({parentPath, name}) => path.join(parentPath, name)),
];

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

const listPages = () =>
  ['docs', 'blog']
    .flatMap((folder) => readdirSync(folder, {recursive: true}))
    .filter((file) => /\.mdx?$/.test(file))
    .join();

/** Of pages that come after it has loaded the config anew, Docusaurus 3.10.2 tells the bundler nothing. */
const arePagesUnknown = () => pages !== undefined && pages !== listPages();

/** Whether nothing of a file has gone into the bundler's configuration. */
function isContent(file) {
  const [folder, name = ''] = file.split(path.sep);
  return folder === 'product' || FRAME.includes(file) || (folder === 'plugins' && isFunction(name));
}

/** Whether a folder of `plugins/` holds a function for Markdown; plugins of Docusaurus have a default export. */
function isFunction(name) {
  const index = path.join('plugins', name, 'index.ts');
  return existsSync(index) && !/^export default/m.test(readFileSync(index, 'utf8'));
}

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
