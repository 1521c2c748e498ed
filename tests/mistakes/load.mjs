// Loads a site with one mistake after another, in one process, and prints what each is told, as JSON.
import path from 'node:path';
import {reasonsOf} from '../../scripts/errors.mjs';

process.env.BABEL_ENV = process.env.NODE_ENV = 'development';
const {loadSite} = await import('@docusaurus/core/lib/server/site.js');
const config = path.join(import.meta.dirname, 'mistakes.config.ts');

const told = {};
for (const mistake of process.argv.slice(2)) {
  process.env.MISTAKE = mistake;
  told[mistake] = await loadSite({siteDir: process.cwd(), config}).then(
    () => 'nothing',
    (error) => reasonsOf(error).join('\n'),
  );
}
console.log(JSON.stringify(told));
