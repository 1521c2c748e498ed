/**
 * The kinds of tokens that have a colour, by the letter that is their class (src/css/code.css):
 * comment, keyword, string, number, function, type, property.
 */
export type Kind = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'p';

/** Prism 1.30's names of tokens and their aliases, by kind. Text that none of them covers is plain. */
const NAMES: Record<Kind, readonly string[]> = {
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'front-matter-block'],
  k: ['keyword', 'atrule', 'important', 'title', 'null', 'regex-flags'],
  s: ['string', 'char', 'regex', 'attr-value', 'template-string', 'scalar', 'url', 'code-snippet'],
  n: ['number', 'boolean', 'constant', 'symbol', 'date', 'datetime', 'literal'],
  f: ['function', 'function-variable', 'function-name'],
  t: ['class-name', 'tag', 'builtin', 'table'],
  p: [
    'property',
    'key',
    'attr-name',
    'annotation',
    'decorator',
    'attribute',
    'variable',
    'metadata',
    'label',
    'directive',
    'environment',
    'parameter',
    'assign-left',
  ],
};

/** Code inside a string or a tag: plain again, whatever surrounds it. */
const PLAIN_AGAIN = ['interpolation', 'script', 'plain-text', 'content', 'expression'];

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
