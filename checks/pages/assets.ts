import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Whether an address in a page names a file that isn't a page: one in `static/`, one next to the page,
 * such as `./form.pdf`, or one that is named from the root, `@site/static/form.pdf`.
 *
 * @param filePath of the page
 */
export function isAsset(url: string, filePath: string): boolean {
  const name = decodeURI(url.replace(/[?#].*/, ''));
  const place = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : name.startsWith('/')
      ? `static${name}`
      : path.posix.join(path.posix.dirname(filePath), name);
  return (
    path.posix.extname(name) !== '' &&
    !/\.mdx?$/.test(name) &&
    fs.existsSync(path.join(ROOT, place))
  );
}
