import {extensionNames} from '../text/declared-names';
import {memberUses} from './member-uses';
import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** Of the languages themselves: Kotlin's scope functions, and what every object has. */
const LANGUAGE = new Set(
  'also apply let run takeIf takeUnless copy hashCode toString runtimeType self'.split(' '),
);

/** What a sample calls on an object of the SDK is in the contract, or an extension of its own. */
export const unknownMembers: Rule = (sample, {names, samples}) =>
  memberUses(sample, names).flatMap(({type, member, offset}) => {
    const known = new Set((names.members.get(type) ?? names.fields.get(type))?.keys());
    return known.has(member) || LANGUAGE.has(member) || extensionNames(type, samples).has(member)
      ? []
      : [unknownName(sample, {offset, kind: `member of ${type}`, name: member, known})];
  });
