/** Of the kinds of brackets, one that the site has nowhere else, and the font of the social cards knows. */
const [OPEN, CLOSE] = ['«', '»'];

/** A text as it is translated for the tests; what has no letters needs no translation. */
export const inBrackets = (text: string): string =>
  /\p{L}/u.test(text) ? `${OPEN}${text}${CLOSE}` : text;

/**
 * The parts of a text that stand in no brackets and have letters.
 *
 * `«Install on «Flutter»» Search` → `['Search']`
 *
 * @throws Error where brackets do not come in pairs: what follows could not be told
 */
export function outsideBrackets(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    depth += character === OPEN ? 1 : character === CLOSE ? -1 : 0;
    if (depth < 0) {
      throw new Error(`a bracket is closed that was not opened: ${text}`);
    }
    outside += depth === 0 ? character : '';
  }
  if (depth > 0) {
    throw new Error(`a bracket is not closed: ${text}`);
  }
  return outside
    .split(new RegExp(`[${CLOSE}\\n]`))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}
