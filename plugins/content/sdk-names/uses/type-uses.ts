import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {declaredNames} from '../text/declared-names';
import type {Use} from '../use';

/**
 * Where a sample names an SDK type that it doesn't declare itself. Imports are left out, because they add
 * nothing to the code below them, and so is the type in `Outcome.LEFT_AT_DOOR`, where the value says more.
 */
export function typeUses(sample: Sample, {exports}: ContractNames): Use[] {
  const declared = declaredNames([sample]);
  return [...sample.code.matchAll(/(?<![\w.])[A-Z]\w*(?!\w|\s*\.)/g)]
    .filter(([name]) => exports.has(name) && !declared.has(name))
    .map(({0: name, index}) => ({name, offset: index}));
}
