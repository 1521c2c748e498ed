import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The texts around the pages. */
const FRAME = ['site/navbar.ts', 'site/footer.ts', 'site/theme-config.ts'];

/**
 * Whether nothing of a file has gone into the bundler's configuration.
 *
 * @param {string} file path from the root
 */
export function isContent(file) {
  const [folder, name = ''] = file.split(path.sep);
  return folder === 'product' || FRAME.includes(file) || (folder === 'plugins' && isFunction(name));
}

/** Whether a folder of `plugins/` holds a function for Markdown; plugins of Docusaurus have a default export. */
function isFunction(name) {
  const index = path.join('plugins', name, 'index.ts');
  return existsSync(index) && !/^export default/m.test(readFileSync(index, 'utf8'));
}
