import type {ContractNames} from '../contract-names';
import type {MemberUse, Sample} from '../sample';
import {extendsType} from '../text/declared-names';
import {namesIn} from '../text/find';
import {declaredOtherwise} from './declared-otherwise';

/**
 * An element of a list or stream of events, which is called `events` in every sample: `events.any { it.kind`,
 * `events.contains { $0.kind`, `List(events, id: \\.eventId`, `events.any((e) => e.kind`.
 */
const ELEMENT = '(?<=\\bevents\\b[^\\n]*(?:\\bit|\\$0|\\\\|=> \\w+))\\.';

/** What a `switch` or `when` is about. */
const SUBJECT = '(?<=\\b(?:switch\\s+|when\\s*\\((?:val\\s+\\w+\\s*=\\s*)?))';

/**
 * Where a sample reads a field of an object that has no name there: an event in a list, or what it extends.
 *
 * @param samples the whole app
 */
export function implicitUses(
  sample: Sample,
  names: ContractNames,
  samples: readonly Sample[],
): MemberUse[] {
  const isOther = declaredOtherwise('DeliveryEvent', sample, names, samples);
  return [...names.fields].flatMap(([type, own]) => {
    const find = (before: string) =>
      namesIn(sample.code, new RegExp(`${before}(${[...own.keys()].join('|')})\\b`, 'dg'));
    return [
      ...(type === 'DeliveryEvent'
        ? find(ELEMENT).filter(({offset}) => !isOther('events', offset))
        : []),
      ...(extendsType(sample, type) ? find(SUBJECT) : []),
    ].map((found) => ({owner: type, ...found}));
  });
}
