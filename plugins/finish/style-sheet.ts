import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {loadedByStyle} from './policy';
import type {Known} from './read-page';

/** Docusaurus writes all of a site's styles into one file: its chunks name no other (core/src/webpack/base.ts, 3.10.2). */
const SHEET = /^assets\/css\/[^/]+\.css$/;

/**
 * Classes with which a config colours the navbar and the footer. Both are in every page: if no page has
 * such a class, no element ever gets it, even though the scripts of theme-classic (3.10.2) name it.
 */
const BARS = ['navbar--dark', 'navbar--primary', 'footer--dark'];

/**
 * The one style sheet of a build, without what no page can use. Its file is deleted: it is written into every page,
 * so that the first paint only needs the HTML, and is the same in all of them.
 *
 * @param outDir where scripts may name classes as well
 * @param known the tags and scripts of all pages
 * @throws Error when the policy forbids what it loads
 */
export async function takeSheet(outDir: string, known: Known): Promise<string> {
  const files = filesIn(outDir);
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const inPages = wordsOf([...known.tags.keys(), ...known.scripts.keys()]);
  const inFiles = wordsOf(files.filter((file) => file.endsWith('.js')).map(read));
  BARS.forEach((name) => inFiles.delete(name));
  const sheets = files.filter((file) => SHEET.test(file));
  const css = await prune(sheets.map(read).join(''), new Set([...inPages, ...inFiles]));
  const forbidden = loadedByStyle(css);
  if (forbidden) {
    throw new Error(
      `the policy forbids "${forbidden}" in the style sheet — put the file in static/, and name it from the root`,
    );
  }
  sheets.forEach((sheet) => fs.rmSync(path.join(outDir, sheet)));
  return css;
}

/** All words in texts that could be class names or custom properties: letters, digits, `_` and `-`. */
export const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));

/**
 * A style sheet without what no page can use: rules for classes that no element can have, and custom
 * properties that nothing reads. Order, layers and everything else stay the same.
 *
 * @param css a minified style sheet
 * @param words the words of all tags and scripts
 */
export async function prune(css: string, words: ReadonlySet<string>): Promise<string> {
  const {transform} = await import('lightningcss');
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unusedClasses(css, words), ...unusedProperties(css, words)],
  });
  const pruned = code.toString();
  // A property that only a removed one read is now unused.
  return pruned === css ? css : prune(pruned, words);
}

/**
 * Classes whose names are no words in the pages or scripts, and which no script can assemble from a word that ends with a
 * hyphen (`alert--`) or begins with one (`--active`) and something else. Lightning CSS takes an animation or an id away
 * together with a class of the same name.
 */
function unusedClasses(css: string, words: ReadonlySet<string>): string[] {
  const shared = namesIn(css, /(?:#|@(?:-webkit-)?keyframes\s+)([\w-]+)/g);
  const isAssembled = (name: string) =>
    [...name.matchAll(/-+/g)].some(
      ({0: {length}, index}) =>
        words.has(name.slice(0, index + length)) || words.has(name.slice(index)),
    );
  return namesIn(css, /\.(-?[a-z_][\w-]*)/gi).filter(
    (name) =>
      !words.has(name) && !shared.includes(name) && (BARS.includes(name) || !isAssembled(name)),
  );
}

function unusedProperties(css: string, words: ReadonlySet<string>): string[] {
  const read = namesIn(css, /var\(\s*(--[\w-]+)/g);
  return namesIn(css, /[{;](--[\w-]+):/g).filter(
    (name) => !read.includes(name) && !words.has(name),
  );
}

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];
