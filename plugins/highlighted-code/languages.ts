import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {languages} from 'prismjs/components.json';
import {nearestName} from '../nearest-name';
import {sourceError, type Place} from '../source-error';

/** Languages whose blocks show text as it is. */
const PLAIN = ['text', 'console', 'diff'];

/** All that Prism knows, with aliases such as `ts`. */
const KNOWN = Object.entries(languages)
  .filter(([name]) => name !== 'meta')
  .flatMap(([name, entry]) => [name, ...('alias' in entry ? [entry.alias].flat() : [])]);

/**
 * Prism's grammar of a language; undefined for one whose blocks show text as it is.
 *
 * @throws Error with `place` for a language that Prism does not know
 */
export function grammarOf(language: string, place: Place): Grammar | undefined {
  if (PLAIN.includes(language)) {
    return undefined;
  }
  if (!KNOWN.includes(language)) {
    throw sourceError(
      place,
      `code cannot be highlighted as "${language}"`,
      `did you mean ${nearestName(language, [...PLAIN, ...KNOWN])}? "text" is never highlighted`,
    );
  }
  loadLanguages([language]);
  return Prism.languages[language];
}
