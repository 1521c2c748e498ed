import {transform} from 'lightningcss';
import {inlineConstants} from './inline-constants';

/**
 * All words in texts that could be class names or custom properties: letters, digits, `_` and `-`. Pages repeat
 * each other's tags, so each is searched once: with 313 docs, that takes 2 ms a page instead of 4.
 */
export function wordsOf(texts: readonly string[]): Set<string> {
  const tags = new Set<string>();
  for (const text of texts) {
    text.split('<').forEach((tag) => tags.add(tag));
  }
  return new Set([...tags].join('<').match(/[\w-]+/g));
}

/**
 * A style sheet without what no page can use: rules for classes that no element can have, and custom
 * properties that nothing reads or that never change. Order, layers and everything else stay the same.
 *
 * @param css a minified style sheet
 * @param words the words of all pages and scripts
 * @param unused classes that no element can have, though scripts name them
 */
export function prune(
  css: string,
  words: ReadonlySet<string>,
  unused: readonly string[] = [],
): string {
  const {code} = transform({
    filename: 'styles.css',
    code: Buffer.from(inlineConstants(css, words)),
    minify: true,
    unusedSymbols: [...unused, ...unusedClasses(css, words), ...unusedProperties(css, words)],
  });
  const pruned = code.toString();
  // A property that only a removed one read is now unused, and another may have become constant.
  return pruned === css ? css : prune(pruned, words, unused);
}

const unusedClasses = (css: string, words: ReadonlySet<string>): string[] =>
  namesIn(css, /\.(-?[a-z_][\w-]*)/gi).filter((name) => !mayBeUsed(name, words));

function unusedProperties(css: string, words: ReadonlySet<string>): string[] {
  const read = new Set(namesIn(css, /var\(\s*(--[\w-]+)/g));
  return namesIn(css, /[{;](--[\w-]+):/g).filter((name) => !read.has(name) && !words.has(name));
}

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];

/**
 * Whether an element can have a class: its name is a word in the pages or scripts, or a script can
 * assemble it from a word that ends with a hyphen (`alert--`) or begins with one (`--active`) and
 * something else.
 */
function mayBeUsed(className: string, words: ReadonlySet<string>): boolean {
  const hyphens = [...className.matchAll(/-+/g)];
  return (
    words.has(className) ||
    hyphens.some(
      ({0: run, index}) =>
        (index > 0 && words.has(className.slice(0, index + run.length))) ||
        words.has(className.slice(index)),
    )
  );
}
