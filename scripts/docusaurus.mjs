// `docusaurus` with short errors, and with what the environment tells it before its packages are imported.
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {fail} from './errors.mjs';

process.env.BABEL_ENV ||= 'development';
process.env.NODE_ENV ||= 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';
// Node loads packages as they are; Docusaurus 3.10.2 makes jiti transpile each one that is an ES module.
const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));

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

const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv);
