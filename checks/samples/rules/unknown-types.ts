import leven from 'leven';
import {declaredNames} from '../../../plugins/content/sdk-names/text/declared-names';
import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** Shorter everyday words resemble one another without being mistakes. */
const LENGTH_OF_TYPO = 8;

/**
 * Swift and Dart import a whole module, so a type that isn't in the contract is recognised by its name:
 * it begins with an SDK type, or is a letter or two away from one, and no sample declares it.
 */
export const unknownTypes: Rule = (sample, {names, samples}) => {
  const known = names.exports;
  const declared = declaredNames(samples);
  return [...sample.code.matchAll(/(?<![\w.]|\bimport )[A-Z]\w*/g)]
    .filter(([name]) => !known.has(name) && !declared.has(name) && looksLikeOurs(name, known))
    .map(({0: name, index}) =>
      unknownName(sample, {offset: index, kind: 'a type of the SDK', name, known}),
    );
};

const looksLikeOurs = (name: string, known: ReadonlySet<string>) =>
  /^Delivery[A-Z]/.test(name) ||
  [...known].some(
    (type) =>
      // `PositionSource`, but not Flutter's `Positioned`.
      (name.startsWith(type) && /^[A-Z]/.test(name.slice(type.length))) ||
      (name.length >= LENGTH_OF_TYPO && leven(name, type, {maxDistance: 3}) <= 2),
  );
