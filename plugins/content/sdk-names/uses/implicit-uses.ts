import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {extendsType} from '../text/declared-names';
import {namesIn} from '../text/names-in';
import type {MemberUse} from '../use';

/**
 * An element of a list or stream of events, which is called `events` in every sample: `events.any { it.kind`,
 * `events.contains { $0.kind`, `List(events, id: \\.eventId`, `events.any((e) => e.kind`.
 */
const ELEMENT = '(?<=\\bevents\\b[^\\n]*(?:\\bit|\\$0|\\\\|=> \\w+))\\.';

/** What a `switch` or `when` is about. */
const SUBJECT = '(?<=\\b(?:switch\\s+|when\\s*\\((?:val\\s+\\w+\\s*=\\s*)?))';

/** Where a sample reads a field of an object that has no name there: an event in a list, or what it extends. */
export const implicitUses = (sample: Sample, {fields}: ContractNames): MemberUse[] =>
  [...fields].flatMap(([type, own]) => {
    const name = `(${[...own.keys()].join('|')})\\b`;
    return [
      ...(type === 'DeliveryEvent' ? [ELEMENT + name] : []),
      ...(extendsType(sample, type) ? [SUBJECT + name] : []),
    ]
      .flatMap((pattern) => namesIn(sample.code, new RegExp(pattern, 'dg')))
      .map((found) => ({owner: type, ...found}));
  });
