import {transform} from 'lightningcss';
import {inlineProperties} from './inline-properties';
import {mayBeUsed} from './used-words';
import {withoutOverridden} from './without-overridden';

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
    code: Buffer.from(inlineProperties(withoutOverridden(css), words)),
    minify: true,
    unusedSymbols: [...unused, ...unusedClasses(css, words), ...unusedProperties(css, words)],
  });
  const pruned = code.toString();
  // A property that only a removed one read is now unused, and another may have become constant.
  return pruned === css ? css : prune(pruned, words, unused);
}

function unusedClasses(css: string, words: ReadonlySet<string>): string[] {
  return namesIn(css, /\.(-?[a-z_][\w-]*)/gi).filter((name) => !mayBeUsed(name, words));
}

function unusedProperties(css: string, words: ReadonlySet<string>): string[] {
  const read = new Set(namesIn(css, /var\(\s*(--[\w-]+)/g));
  return namesIn(css, /[{;](--[\w-]+):/g).filter((name) => !read.has(name) && !words.has(name));
}

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];
