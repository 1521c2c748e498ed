import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {declaredNames} from '../text/declared-names';
import type {Use} from '../use';

/**
 * Where a sample names a type of the SDK that it does not declare itself. An import says no more than the
 * code below it, and in `Outcome.LEFT_AT_DOOR` the value says more.
 */
export function typeUses(sample: Sample, {exports}: ContractNames): Use[] {
  const declared = declaredNames([sample]);
  return [...sample.code.matchAll(/(?<![\w.])[A-Z]\w*(?!\w|\s*\.)/g)]
    .filter(([name]) => exports.has(name) && !declared.has(name))
    .map(({0: name, index}) => ({name, offset: index}));
}
