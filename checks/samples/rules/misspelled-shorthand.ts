import leven from 'leven';
import type {ContractNames} from '../../../plugins/content/sdk-names/contract-names';
import {declaredNames} from '../../../plugins/content/sdk-names/text/declared-names';
import type {Sample} from '../../../plugins/content/sdk-names/sample';
import type {UnknownName} from './unknown-name';

/** Shorter everyday words resemble one another without being mistakes. */
const LENGTH_OF_TYPO = 6;

/**
 * Swift omits the type of a value, and in most places only the compiler could tell it. There, a value is
 * a mistake if it is a letter or two away from one in the contract, and not a sample's own.
 */
export function misspelledShorthand(
  {code}: Sample,
  {values}: ContractNames,
  samples: readonly Sample[],
): UnknownName[] {
  const known = new Set([...values.values()].flatMap((names) => [...names.keys()]));
  const declared = declaredNames(samples);
  const isTypo = (name: string) =>
    name.length >= LENGTH_OF_TYPO &&
    [...known].some((value) => leven(name, value, {maxDistance: 3}) <= 2);
  return [...code.matchAll(/(?<![\w)\]}?!>.])\.([a-z]\w*)/g)]
    .map(({1: name = '', index}) => ({name, offset: index + 1, kind: 'a value of the SDK', known}))
    .filter(({name}) => !known.has(name) && !declared.has(name) && isTypo(name));
}
