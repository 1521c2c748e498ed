import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import type {Grammar, TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What is highlighted besides the languages that the renderer brings, such as Kotlin, Swift, TypeScript and YAML. */
const ADDED = ['bash', 'dart', 'groovy', 'java', 'mermaid', 'properties', 'ruby', 'toml'];

// Further languages add themselves to the global Prism.
Object.assign(globalThis, {Prism});
loadLanguages(ADDED);

/** The grammars, next to which `Prism.languages` has functions, and languages whose text is shown as it is. */
const GRAMMARS = new Map<string, Grammar>([
  ...Object.entries(Prism.languages).filter(([, grammar]) => typeof grammar === 'object'),
  ...['console', 'diff'].map((name) => [name, {}] as const),
]);

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
  /** The address of the entry that says what it is, on the page of the reference: `#api-dim`. */
  entry?: string;
}

/**
 * Prism's grammar of a language, by one of its names or by the extension of its files, such as `kt`.
 *
 * @throws Error with `place` for a language that isn't listed
 */
export function grammarOf(language: string, place: Place): Grammar {
  const grammar = GRAMMARS.get(language);
  if (!grammar) {
    throw sourceError(
      place,
      `code cannot be highlighted as "${language}"`,
      `${suggestion(language, [...GRAMMARS.keys()])} (code in no language is text; Prism's other languages can be added in plugins/content/code/tokens.ts)`,
    );
  }
  return grammar;
}

/**
 * Tokenizes code, neighbours of one kind merged.
 *
 * @returns the runs of each line, without line breaks
 * @throws Error with `place` as above
 */
export function tokenize(code: string, language: string, place: Place): Run[][] {
  const grammar = grammarOf(language, place);
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
