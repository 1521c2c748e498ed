import {shorthandUses} from '../../../plugins/content/sdk-names/uses/shorthand-uses';
import {misspelledShorthand} from './misspelled-shorthand';
import type {Rule} from './rule';
import {unknownName, unknownValue} from './unknown-name';

/** A value of the SDK that Swift writes without its type, such as `.leftAtDoor`, is in the contract. */
export const unknownShorthand: Rule = (sample, {names, samples}) => {
  const uses = shorthandUses(sample, names, samples);
  const misspelled = misspelledShorthand(sample, names, samples).filter(
    ({offset}) => !uses.some((use) => use.offset === offset),
  );
  return [
    ...uses.flatMap((use) => unknownValue(sample, use, names)),
    ...misspelled.map((found) => unknownName(sample, found)),
  ];
};
