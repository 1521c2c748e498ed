import {extensionNames} from '../../../plugins/content/sdk-names/text/declared-names';
import {memberUses} from '../../../plugins/content/sdk-names/uses/member-uses';
import type {Rule} from './rule';
import {unknownName} from './unknown-name';

/** Members from the languages themselves: Kotlin's scope functions, and what every object has. */
const LANGUAGE = new Set(
  'also apply let run takeIf takeUnless copy hashCode toString runtimeType self'.split(' '),
);

/** What a sample calls on one of the SDK's objects is in the contract, or is an extension of its own. */
export const unknownMembers: Rule = (sample, {names, samples}) =>
  memberUses(sample, names).flatMap(({owner, name, offset}) => {
    const known = new Set((names.members.get(owner) ?? names.fields.get(owner))?.keys());
    return known.has(name) || LANGUAGE.has(name) || extensionNames(owner, samples).has(name)
      ? []
      : [unknownName(sample, {offset, kind: `a member of ${owner}`, name, known})];
  });
