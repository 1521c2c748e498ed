// What the environment tells Docusaurus; import its packages after this module.
import fs from 'node:fs';
import './node-version.mjs';

process.env.BABEL_ENV = process.env.BABEL_ENV || 'development';
process.env.NODE_ENV = process.env.NODE_ENV || 'development';
// The template writes pages without superfluous characters, and plugins/finish minifies their scripts
// once for all pages rather than in each.
process.env.SKIP_HTML_MINIFICATION = 'true';
// Node loads packages as they are; Docusaurus 3.10.2 makes jiti transpile each one that is an ES module,
// which takes 2 of the 12 s of the first build on a machine.
const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
