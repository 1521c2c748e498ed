/** All words of texts, as class names and custom properties may be written: letters, digits, `_` and `-`. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
  return words;
}

/**
 * Whether a class may be given to an element: its name is a word of the pages or scripts, or a
 * script can put it together of a word that ends with a hyphen (`alert--`) or begins with one
 * (`--active`) and something else.
 */
export function mayBeUsed(className: string, words: ReadonlySet<string>): boolean {
  const hyphens = [...className.matchAll(/-+/g)].map((match) => match.index);
  return (
    words.has(className) ||
    hyphens.some((at) => {
      const end = at + (/^-+/.exec(className.slice(at))?.[0].length ?? 0);
      return (at > 0 && words.has(className.slice(0, end))) || words.has(className.slice(at));
    })
  );
}
