// What Docusaurus is told by the environment; its packages are to be imported after this module.
import fs from 'node:fs';
import './node-version.mjs';

process.env.BABEL_ENV = process.env.BABEL_ENV || 'development';
process.env.NODE_ENV = process.env.NODE_ENV || 'development';
// The pages leave their template without a needless character, and plugins/finish minifies
// what scripts they hold, once for all pages and not once in each.
process.env.SKIP_HTML_MINIFICATION = 'true';
// Node loads packages as they are; Docusaurus 3.10.2 has jiti transpile each that is an ES module,
// for 2 of the 12 s that the first build on a machine takes.
const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
