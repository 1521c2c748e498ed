import fs from 'node:fs';
import path from 'node:path';
import {decoded} from './decoded';

const ROOT = path.resolve(__dirname, '..');

/**
 * Whether an address in a page names a file that isn't a page: one in `static/`, one next to the page,
 * such as `./form.pdf`, or one that is named from the root, `@site/static/form.pdf`.
 *
 * @param filePath that of the page, below `root`
 * @param root the site's folder
 */
export function isAsset(url: string, filePath: string, root = ROOT): boolean {
  const name = decoded(url.replace(/[?#].*/, ''));
  const place = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : name.startsWith('/')
      ? `static${name}`
      : path.posix.join(path.posix.dirname(filePath), name);
  return (
    path.posix.extname(name) !== '' &&
    !/\.mdx?$/.test(name) &&
    fs.existsSync(path.join(root, place))
  );
}
