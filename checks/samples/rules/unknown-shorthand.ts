import {misspelledShorthand} from './misspelled-shorthand';
import type {Rule} from './rule';
import {typedShorthand} from './typed-shorthand';
import {unknownName} from './unknown-name';

/** A value of the SDK that Swift writes without its type, such as `.leftAtDoor`, is in the contract. */
export const unknownShorthand: Rule = (sample, {names, samples}) => {
  const typed = typedShorthand(sample, names);
  const misspelled = misspelledShorthand(sample, names, samples).filter(
    ({offset}) => !typed.some((found) => found.offset === offset),
  );
  return [...typed, ...misspelled].map((found) => unknownName(sample, found));
};
