/**
 * The kinds of tokens that have a colour, by the letter that is their class (src/css/code.css):
 * comment, keyword, string, number, function, type, property.
 */
export type Kind = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'p';

/**
 * Prism 1.30's names of tokens, by kind. Most others have one of these as an alias; what has not is
 * plain.
 */
const NAMES: Record<Kind, readonly string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  k: ['keyword', 'title'],
  s: ['string', 'char', 'regex', 'attr-value', 'template-string', 'url', 'code-snippet'],
  n: ['number', 'boolean', 'constant', 'symbol', 'date', 'datetime'],
  f: ['function'],
  t: ['class-name', 'tag', 'builtin'],
  p: [
    'property',
    'key',
    'attr-name',
    'annotation',
    'attribute',
    'metadata',
    'variable',
    'parameter',
    'label',
  ],
};

/** Code inside a string or a tag: plain again, whatever surrounds it. */
const PLAIN_AGAIN = ['interpolation', 'script', 'plain-text'];

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);

/**
 * The kind of a token.
 *
 * @param names the token's type and aliases
 * @param surrounding the kind of what it is a part of; a token that has none, such as a bracket,
 *   takes it over
 */
export function kindOf(names: readonly string[], surrounding: Kind | undefined): Kind | undefined {
  if (names.some((name) => PLAIN_AGAIN.includes(name))) {
    return undefined;
  }
  return names.map((name) => KINDS.get(name)).find((kind) => kind !== undefined) ?? surrounding;
}
