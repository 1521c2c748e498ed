import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import type {Use} from '../use';
import {fieldUses} from './field-uses';
import {memberUses} from './member-uses';
import {shorthandUses} from './shorthand-uses';
import {typeUses} from './type-uses';
import {valueUses} from './value-uses';

/** Everything that a Kotlin, Swift or Dart sample takes from the SDK, as far as one can tell without a compiler. */
export const usesOf = (sample: Sample, names: ContractNames): Use[] => [
  ...memberUses(sample, names),
  ...valueUses(sample, names),
  ...fieldUses(sample, names),
  ...typeUses(sample, names),
  ...(sample.platform === 'ios' ? shorthandUses(sample, names) : []),
];
