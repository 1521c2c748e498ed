// The preview for writers. Docusaurus sees edits of pages and components; what the config imports
// it reads only once, so that an edit there starts it anew. The browser then connects again by
// itself, but waits longer from try to try: reloading the page is faster.
import {spawn} from 'node:child_process';
import {existsSync, watch} from 'node:fs';

/** What the config imports. */
const IMPORTED = ['product', 'plugins', 'site', 'docusaurus.config.ts'];

/** Where else a mistake can be that has stopped the preview. */
const WRITTEN = ['docs', 'blog', 'src', 'samples', 'sidebars.ts'];

/** An editor writes a file in several steps. */
const PAUSE = 100;

let preview = start(process.argv.slice(2));
let restart;

/** @param {string[]} parameters for `docusaurus start` */
function start(parameters) {
  const child = spawn(process.execPath, ['scripts/docusaurus.mjs', 'start', ...parameters], {
    stdio: 'inherit',
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
  clearTimeout(restart);
  restart = setTimeout(() => {
    const again = () => {
      preview = start([...process.argv.slice(2), '--no-open']);
    };
    if (isRunning()) {
      preview.once('exit', again);
      preview.kill();
    } else {
      again();
    }
  }, PAUSE);
}

for (const name of [...IMPORTED, ...WRITTEN].filter((path) => existsSync(path))) {
  watch(name, {recursive: true}, () => {
    if (IMPORTED.includes(name) || !isRunning()) {
      startAnew();
    }
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    preview.kill();
    process.exit();
  });
}
