import type {ContractNames} from '../contract-names';
import type {MemberUse, Sample} from '../sample';
import {extendsType} from '../text/declared-names';
import {namesIn} from '../text/find';

/**
 * An element of a list or stream of events, which is called `events` in every sample: `events.any { it.kind`,
 * `events.contains { $0.kind`, `List(events, id: \\.eventId`, `events.any((e) => e.kind`.
 */
const ELEMENT = '(?<=\\bevents\\b[^\\n]*(?:\\bit|\\$0|\\\\|=> \\w+))\\.';

/** What a `switch` or `when` is about. */
const SUBJECT = '(?<=\\b(?:switch\\s+|when\\s*\\((?:val\\s+\\w+\\s*=\\s*)?))';

/**
 * Where a sample reads a field of an object that has no name there: an event in a list, or what it extends.
 */
export function implicitUses(sample: Sample, {fields}: ContractNames): MemberUse[] {
  return [...fields].flatMap(([type, own]) => {
    const find = (before: string) =>
      namesIn(sample.code, new RegExp(`${before}(${[...own.keys()].join('|')})\\b`, 'dg'));
    return [
      ...(type === 'DeliveryEvent' ? find(ELEMENT) : []),
      ...(extendsType(sample, type) ? find(SUBJECT) : []),
    ].map((found) => ({owner: type, ...found}));
  });
}
