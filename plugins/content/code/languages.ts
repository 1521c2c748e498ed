import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {nearestName} from '../../../lib/nearest-name';
import {sourceError, type Place} from '../../../lib/source-error';

// Further languages add themselves to the global Prism. All are loaded at once, as some build on
// others and must not depend on which page is built first.
Object.assign(globalThis, {Prism});
loadLanguages(['bash', 'dart', 'groovy', 'java', 'properties', 'ruby', 'toml']);

/** Grammars by name and alias, such as `ts`; those without tokens show text as it is. */
const GRAMMARS = new Map<string, Grammar>([
  // Next to the grammars, Prism.languages has functions.
  ...Object.entries(Prism.languages).filter(([, grammar]) => typeof grammar === 'object'),
  ['console', {}],
  // Its signs are taken out before: see mark-lines.ts.
  ['diff', {}],
]);

/**
 * Prism's grammar of a language.
 *
 * @throws Error with `place` for a language that Prism doesn't know here
 */
export function grammarOf(language: string, place: Place): Grammar {
  const grammar = GRAMMARS.get(language);
  if (!grammar) {
    throw sourceError(
      place,
      `code cannot be highlighted as "${language}"`,
      `did you mean ${nearestName(language, [...GRAMMARS.keys()])}? Further languages are added in plugins/content/code/languages.ts`,
    );
  }
  return grammar;
}
