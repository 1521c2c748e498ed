// Serves the preview, and has it follow edits. Docusaurus itself sees those of pages and components.
// It shows facts, and what becomes of Markdown, after it has loaded the config anew (plugins/preview/newest.ts);
// all else that the config imports, when the site is served anew. That takes about a second in a process
// that has compiled before. The browser follows in each case (plugins/preview).
import '../docusaurus-environment.mjs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {printError} from '../print-error.mjs';
import {isContent} from './is-content.mjs';
import {listPages} from './list-pages.mjs';
import {options} from './options.mjs';
import {servedSite, serveSite} from './site-server.mjs';
import {TOO_LARGE} from './too-large.mjs';

const require = createRequire(import.meta.url);
const {setupSiteFileWatchers, watch} = require('@docusaurus/core/lib/commands/start/watcher.js');
const {
  default: openBrowser,
} = require('@docusaurus/core/lib/commands/utils/openBrowser/openBrowser.js');

/** What a site is made of before it is compiled. */
const IMPORTED = ['docusaurus.config.ts', 'i18n', 'plugins', 'product', 'site'];

/** Where else a mistake can be that has stopped the preview. */
const WRITTEN = ['blog', 'docs', 'samples', 'sidebars.ts', 'src'];

/** An editor writes a file in several steps; in ms. */
const PAUSE = 50;

/** Of each site that is served anew, Rspack 1.7 keeps about 100 MB; in bytes. */
const MOST_MEMORY = 2e9;

let pause;
let following = Promise.resolve();
let isNewSiteNeeded = true;
let isWatched = false;
/** The pages that there were when the config was loaded anew. */
let pages;

/** All edits of a moment at once, after what is under way. */
function followSoon() {
  clearTimeout(pause);
  pause = setTimeout(() => {
    following = following.then(follow);
  }, PAUSE);
}

async function follow() {
  const isNew = isNewSiteNeeded || !servedSite();
  isNewSiteNeeded = false;
  await (isNew ? serveAnew() : loadConfigAnew());
}

/** Docusaurus waits for half a second more, unless it is told not to. */
async function loadConfigAnew() {
  const {reload} = servedSite();
  pages = listPages();
  reload();
  await reload.flush();
}

/** Of pages that come after it has loaded the config anew, Docusaurus 3.10.2 tells the bundler nothing. */
const arePagesUnknown = () => pages !== undefined && pages !== listPages();

async function serveAnew() {
  if (servedSite() && process.memoryUsage.rss() > MOST_MEMORY) {
    process.exit(TOO_LARGE);
  }
  pages = undefined;
  try {
    await serveSite();
    await onServed();
  } catch (error) {
    printError(error);
    console.error('\nThe preview waits for your edit (Ctrl-C ends it)');
  }
}

/** For the first time: Docusaurus keeps its watchers. */
async function onServed() {
  if (isWatched) {
    return;
  }
  isWatched = true;
  const {props} = servedSite().get();
  setupSiteFileWatchers({props, cliOptions: options}, ({plugin}) => {
    if (plugin) {
      servedSite()?.reloadPlugin(plugin);
    }
  });
  if (options.open) {
    await openBrowser(servedSite().getOpenUrl());
  }
}

process.on('unhandledRejection', printError);
process.env.DOCUSAURUS_CURRENT_LOCALE = options.locale;
watch({pathsToWatch: [...IMPORTED, ...WRITTEN], siteDir: '.'}, ({path: file}) => {
  const isOfContent = isContent(file);
  const isOfSite = IMPORTED.includes(file.split(path.sep)[0]) && !isOfContent;
  isNewSiteNeeded ||= isOfSite || arePagesUnknown();
  if (isOfContent || isNewSiteNeeded || !servedSite()) {
    followSoon();
  }
});
followSoon();
