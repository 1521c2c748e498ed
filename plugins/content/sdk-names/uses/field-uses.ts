import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {labelsInCall} from './labels-in-call';
import type {MemberUse} from './member-uses';

/** Where a record's field is named when the record is created: `ConfigureOptions(logLevel = …)`. */
export const fieldUses = (sample: Sample, {fields}: ContractNames): MemberUse[] =>
  [...fields.keys()].flatMap((owner) =>
    [...sample.code.matchAll(new RegExp(`(?<![\\w.])${owner}(?=\\()`, 'g'))]
      .flatMap(({index}) => labelsInCall(sample, index + owner.length))
      .map((label) => ({owner, ...label})),
  );
