/** Adds all words in a text that could be class names or custom properties: letters, digits, `_` and `-`. */
export function addWords(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(/[\w-]+/g)) {
    words.add(word);
  }
}

/**
 * Whether an element can have a class: its name is a word in the pages or scripts, or a script can
 * assemble it from a word that ends with a hyphen (`alert--`) or begins with one (`--active`) and
 * something else.
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
