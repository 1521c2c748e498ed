// `docusaurus` with short errors, with modules that load faster, and with what the environment tells it before its
// packages are imported.
import {fail} from './errors.mjs';
import {parseArgs} from 'node:util';
import {buildAlone, checkOutDir} from './build.mjs';
import {portOf} from './port.mjs';
import {checkServer, leaveOutFileNames} from './serve.mjs';

process.env.NODE_ENV ||= 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';
// Docusaurus asks Git when files last changed, and finds none whose names Git puts in quotes.
const settings = Number(process.env.GIT_CONFIG_COUNT ?? 0);
process.env.GIT_CONFIG_COUNT = `${settings + 1}`;
process.env[`GIT_CONFIG_KEY_${settings}`] = 'core.quotePath';
process.env[`GIT_CONFIG_VALUE_${settings}`] = 'false';

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
  fail(`${problem} — move the clone to a folder without #, %, ! and ?`);
}
// Only this command needs babel.config.js: a build uses SWC, and would advise us to remove it.
if (command === 'write-translations') {
  // What a preview beside it keeps isn't this command's to judge.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
} else {
  process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME = 'none';
}
if (command === 'serve') {
  await checkServer(values, port);
  leaveOutFileNames();
}
if (command === 'build') {
  checkOutDir(values['out-dir']);
}
await import('./jiti.mjs');

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
    fail(`${problem} — name one of them, or add it`);
  }
}
if (command === 'build') {
  buildAlone();
}

const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv);
