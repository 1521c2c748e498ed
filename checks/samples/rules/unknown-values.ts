import {valueUses} from '../../../plugins/content/sdk-names/uses';
import type {Rule} from './rule';
import {unknownValue} from './unknown-name';

/** What the language gives to every closed list. */
const LANGUAGE = new Set('entries values valueOf allCases init self index byName'.split(' '));

/** A value that is written with its type, such as `Outcome.LEFT_AT_DOOR`, is in the contract. */
export const unknownValues: Rule = (sample, {names}) =>
  valueUses(sample, names)
    .filter(({name}) => !LANGUAGE.has(name))
    .flatMap((use) => unknownValue(sample, use, names));
