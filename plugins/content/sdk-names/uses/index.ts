import type {ContractNames} from '../contract-names';
import type {MemberUse, Sample, Use} from '../sample';
import {namesIn} from '../text/find';
import {withoutDeclared} from '../without-declared';
import {implicitUses} from './implicit-uses';
import {labelsInCall} from './labels-in-call';
import {memberUses} from './member-uses';
import {shorthandUses} from './shorthand-uses';

/**
 * Everything that a Kotlin, Swift or Dart sample takes from the SDK, as far as one can tell without a compiler.
 *
 * @param samples the whole app, because another file may declare what a value is for
 */
export function usesOf(
  sample: Sample,
  contractNames: ContractNames,
  samples: readonly Sample[],
): Use[] {
  const names = withoutDeclared(contractNames, sample);
  const uses = [
    ...memberUses(sample, names),
    ...implicitUses(sample, names),
    ...valueUses(sample, names),
    ...fieldUses(sample, names),
    ...typeUses(sample, names),
    ...(sample.platform === 'ios' ? shorthandUses(sample, names, samples) : []),
  ];
  return [...new Map(uses.map((use) => [use.offset, use])).values()];
}

/**
 * Where a value is written with its type, such as `Outcome.LEFT_AT_DOOR`.
 * Kotlin declares an extension in the same form, which isn't a use: `fun ErrorCode.toText()`.
 */
export const valueUses = ({code}: Sample, {values}: ContractNames): MemberUse[] =>
  [...values.keys()].flatMap((owner) => {
    const use = new RegExp(`(?<!\\b(?:fun|val)\\s)(?<![\\w.])${owner}\\s*\\.\\s*(\\w+)`, 'dg');
    return namesIn(code, use).map((name) => ({owner, ...name}));
  });

/** Where a record's field is named when the record is created: `ConfigureOptions(logLevel = …)`. */
export const fieldUses = (sample: Sample, {fields}: ContractNames): MemberUse[] =>
  [...fields.keys()].flatMap((owner) =>
    [...sample.code.matchAll(new RegExp(`(?<![\\w.])${owner}(?=\\()`, 'g'))]
      .flatMap(({index}) => labelsInCall(sample, index + owner.length))
      .map((label) => ({owner, ...label})),
  );

/**
 * Where a sample names an SDK type. Imports are left out, because they add nothing to the code below them, and so
 * is the type in `Outcome.LEFT_AT_DOOR`, where the value says more.
 */
const typeUses = ({code}: Sample, {exports}: ContractNames): Use[] =>
  namesIn(code, /(?<![\w.])([A-Z]\w*)(?!\w|\s*\.)/dg).filter(({name}) => exports.has(name));
