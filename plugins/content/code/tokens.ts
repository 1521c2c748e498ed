import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import type {Grammar, TokenStream} from 'prismjs';

/**
 * The kinds of tokens that have a colour, by the letter that is their class (src/css/code.css):
 * comment, property, string, keyword, number, function, type.
 */
type Kind = 'c' | 'p' | 's' | 'k' | 'n' | 'f' | 't';

/** Prism's names of tokens, by kind. A token has several names; the first kind here wins. */
const NAMES: readonly (readonly [Kind, readonly string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['p', ['property', 'key', 'attr-name', 'annotation', 'attribute', 'metadata']],
  ['p', ['variable', 'parameter', 'label']],
  ['s', ['string', 'char', 'regex', 'attr-value', 'template-string', 'url', 'code-snippet']],
  ['k', ['keyword', 'title']],
  ['n', ['number', 'boolean', 'constant', 'symbol', 'date', 'datetime']],
  ['f', ['function']],
  ['t', ['class-name', 'tag', 'builtin']],
];

/** Code inside a string or a tag: plain again, whatever surrounds it. */
const PLAIN_AGAIN = ['interpolation', 'script', 'plain-text'];

/** A piece of code of one kind. */
export interface Run {
  text: string;
  kind: Kind | undefined;
  /** The id of the entry in the reference that says what it is. */
  entry?: string;
}

/**
 * Tokenizes code, neighbours of one kind merged.
 *
 * @returns the runs of each line, without line breaks
 */
export function tokenize(code: string, grammar: Grammar, language: string): Run[][] {
  // As Prism.highlight does: JSX and Markdown find a part of their tokens in these hooks.
  const env = {code, grammar, language, tokens: [] as Exclude<TokenStream, string>};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', env);
  return normalizeTokens(env.tokens).map(runsOf);
}

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (const {types, content, empty} of tokens) {
    const kind = kindOf(types);
    const last = runs.at(-1);
    // White space has no colour.
    if (last && (last.kind === kind || !content.trim())) {
      last.text += content;
    } else if (content && !empty) {
      runs.push({text: content, kind});
    }
  }
  return runs;
}

/** @param types the names of a token and of those around it, from the outside in */
function kindOf(types: readonly string[]): Kind | undefined {
  const own = types.slice(types.findLastIndex((type) => PLAIN_AGAIN.includes(type)) + 1);
  return NAMES.find(([, names]) => names.some((name) => own.includes(name)))?.[0];
}
