import type {PlatformId} from '../../../product/types';
import {declaredNames} from '../../../plugins/content/sdk-names/text/declared-names';
import {namesIn} from '../../../plugins/content/sdk-names/text/find';
import {CONVENTION} from '../../../plugins/content/sdk-names/uses/member-uses';
import {placeInSample} from '../place-in-sample';
import type {Rule} from './rule';

/** A variable that is declared with a type. In Swift, `session: URLSession.shared` is an argument. */
const typed = (name: string, platform: PlatformId) =>
  platform === 'flutter'
    ? `\\b((?:[A-Z]\\w*|dynamic)(?:<[^;(){}]*>)?)\\??\\s+${name}\\b(?=\\s*[=;,)\\]}]|\\s+in\\b)`
    : `(?<![\\w.])${name}\\s*:\\s*((?:[a-z]\\w*[. ])*[A-Z]\\w*(?:\\.[A-Z]\\w*)*(?:<[^=(){}]*>)?)(?![\\w.(])`;

/** A variable that is set to what a type makes or has: `val session = MediaSession(context)`. */
const made = (name: string) =>
  `\\b(?:val|var|let|final)\\s+${name}\\s*=\\s*(?:[a-z]\\w*[. ]\\s*)*([A-Z]\\w*)[(.]`;

/** What is called on a variable `session` or `event` links to entries of the SDK, whatever the variable is. */
export const misnamedVariables: Rule = ({platform, code, text, file}, {names, samples}) => {
  const known = new Set([...names.exports, ...declaredNames(samples)]);
  return Object.entries(CONVENTION).flatMap(([type, name = '']) => {
    const find = (pattern: string) => namesIn(code, new RegExp(pattern, 'dg'));
    return [
      ...find(typed(name, platform)).filter((found) => !found.name.includes(type)),
      ...find(made(name)).filter((found) => !known.has(found.name)),
    ].map((found) => ({
      ...placeInSample(file, text, found.offset),
      problem: `${name} is declared as ${found.name}`,
      mend: `give it another name: in a sample, ${name} is a ${type}`,
    }));
  });
};
