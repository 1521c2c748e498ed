/** A kind of bracket that appears nowhere else on the site, and that the social cards' font has. */
const [OPEN, CLOSE] = ['«', '»'];

/** A text, translated for the tests; one without letters needs no translation. */
export const inBrackets = (text: string): string =>
  /\p{L}/u.test(text) ? `${OPEN}${text}${CLOSE}` : text;

/**
 * The parts of a text that are outside brackets and have letters.
 *
 * `«Install on «Flutter»» Search` → `['Search']`
 *
 * @throws Error if brackets aren't balanced, as the rest could then not be judged
 */
export function outsideBrackets(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    depth += character === OPEN ? 1 : character === CLOSE ? -1 : 0;
    if (depth < 0) {
      throw new Error(`a closing bracket has no opening one: ${text}`);
    }
    outside += depth === 0 ? character : '';
  }
  if (depth > 0) {
    throw new Error(`an opening bracket has no closing one: ${text}`);
  }
  return outside
    .split(new RegExp(`[${CLOSE}\\n]`))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
