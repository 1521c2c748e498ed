import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {nearestName} from '../../../lib/nearest-name';
import {sourceError, type Place} from '../../../lib/source-error';

/**
 * What Prism knows is loaded at once: some grammars take in others, as Markdown does YAML for its
 * front matter, and must not depend on which page is built first.
 */
loadLanguages([
  'bash',
  'dart',
  'groovy',
  'java',
  'json',
  'jsx',
  'kotlin',
  'markdown',
  'markup',
  'objectivec',
  'properties',
  'ruby',
  'swift',
  'toml',
  'tsx',
  'yaml',
]);

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
 * @throws Error with `place` for a language that is not among those above
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
