import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {type Place, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What is highlighted besides the languages that the renderer brings, such as Kotlin, Swift, TypeScript and YAML. */
const ADDED = ['bash', 'dart', 'groovy', 'java', 'mermaid', 'properties', 'ruby', 'toml'];

/** Languages whose text is shown as it is; what changes in a diff is marked by the line: see lines.ts. */
const PLAIN = ['console', 'diff'];

// Further languages add themselves to the global Prism.
Object.assign(globalThis, {Prism});
loadLanguages(ADDED);

/** Next to the grammars, `Prism.languages` has functions. */
const GRAMMARS = new Map<string, Grammar>(
  Object.entries(Object.getOwnPropertyDescriptors(Prism.languages)).flatMap(([name, {value}]) =>
    typeof value === 'object' ? [[name, value as Grammar] as const] : [],
  ),
);

/**
 * Prism's grammar of a language.
 *
 * @throws Error with `place` for a language that isn't listed
 */
export function grammarOf(language: string, place: Place): Grammar {
  const grammar = PLAIN.includes(language) ? {} : GRAMMARS.get(language);
  if (!grammar) {
    throw sourceError(
      place,
      `code cannot be highlighted as "${language}"`,
      `${suggestion(language, [...PLAIN, ...GRAMMARS.keys()])} Code in no language is text; Prism's other languages can be added in plugins/content/code/languages.ts`,
    );
  }
  return grammar;
}

/** Extensions that aren't the name of their language. */
const EXTENSIONS: Readonly<Record<string, string>> = {kt: 'kotlin'};

/** The language of a file by its name, as a fence names it: `app/A.kt` → `kotlin`. */
export function languageOfFile(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return EXTENSIONS[extension] ?? extension;
}
