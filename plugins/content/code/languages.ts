import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What is highlighted besides the languages that the renderer brings, such as Kotlin, Swift, TypeScript and YAML. */
const ADDED = ['bash', 'dart', 'groovy', 'java', 'mermaid', 'properties', 'ruby', 'toml'];

// Further languages add themselves to the global Prism.
Object.assign(globalThis, {Prism});
loadLanguages(ADDED);

/** The grammars, next to which `Prism.languages` has functions, and languages whose text is shown as it is (lines.ts). */
const GRAMMARS = new Map<string, Grammar>([
  ...Object.entries(Prism.languages).filter(([, grammar]) => typeof grammar === 'object'),
  ...['console', 'diff'].map((name) => [name, {}] as const),
]);

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
      `${suggestion(language, [...GRAMMARS.keys()])} Code in no language is text; Prism's other languages can be added in plugins/content/code/languages.ts`,
    );
  }
  return grammar;
}
