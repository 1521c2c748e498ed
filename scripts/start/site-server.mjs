import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {options} from './options.mjs';

const require = createRequire(import.meta.url);
// As `docusaurus start` calls them (Docusaurus 3.10.2, core/lib/commands/start/start.js).
const {createReloadableSite} = require('@docusaurus/core/lib/commands/start/utils.js');
const {createWebpackDevServer} = require('@docusaurus/core/lib/commands/start/webpack.js');

let site;
let server;

/** The site that is served, with what loads its parts anew; undefined while it cannot be served. */
export const servedSite = () => server && site;

/**
 * Serves the site: instead of one that is served, with new plugins and a new bundler.
 *
 * @throws what Docusaurus finds wrong with the site
 */
export async function serveSite() {
  if (server) {
    await stop();
    // It would hold for this state of plugins/ alone: the next edit has no use for it.
    process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  }
  forgetModules();
  site = await createReloadableSite({siteDirParam: '.', cliOptions: options});
  const {openUrlContext} = site;
  // Where a writer has chosen another port, it is for good.
  options.port = `${openUrlContext.port}`;
  server = await createWebpackDevServer({
    props: site.get().props,
    cliOptions: options,
    openUrlContext,
  });
  await server.start();
}

async function stop() {
  const {compiler} = server;
  await server.stop();
  server = undefined;
  await promisify(compiler.close.bind(compiler))();
}

/** Docusaurus loads config and plugins anew; Node keeps the loaders that the bundler has loaded. */
function forgetModules() {
  for (const file of Object.keys(require.cache)) {
    if (!file.split(path.sep).includes('node_modules')) {
      delete require.cache[file];
    }
  }
}
