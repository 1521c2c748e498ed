import {Prism} from 'prism-react-renderer';
import type {Grammar} from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index';
import {nearestName} from '../../../lib/text';
import {type Place, sourceError} from '../../../lib/faults';

// Further languages add themselves to the global Prism.
Object.assign(globalThis, {Prism});

/** Languages whose text is shown as it is; what changes in a diff is marked by the line: see mark-lines.ts. */
const PLAIN = ['console', 'diff'];

interface Language {
  alias?: string | string[];
  /** The languages that it changes. */
  modify?: string | string[];
}

/**
 * Prism's languages, by name and alias. Those that change another one are left out: what the other one
 * looks like must not depend on which page is built first.
 */
const LOADABLE = Object.entries(components.languages as Record<string, Language>)
  .filter(([name, {modify}]) => name !== 'meta' && !modify)
  .flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]);

/**
 * Prism's grammar of a language.
 *
 * @throws Error with `place` for a language that Prism doesn't know
 */
export function grammarOf(language: string, place: Place): Grammar {
  if (PLAIN.includes(language)) {
    return {};
  }
  if (!isLoaded(language) && LOADABLE.includes(language)) {
    loadLanguages(language);
  }
  if (!isLoaded(language)) {
    const known = [...PLAIN, ...Object.keys(Prism.languages).filter(isLoaded), ...LOADABLE];
    throw sourceError(
      place,
      `code cannot be highlighted as "${language}"`,
      `did you mean ${nearestName(language, known)}? Code in no language is text`,
    );
  }
  return Prism.languages[language] ?? {};
}

/** Next to the grammars, `Prism.languages` has functions. */
const isLoaded = (language: string): boolean =>
  typeof Object.getOwnPropertyDescriptor(Prism.languages, language)?.value === 'object';
