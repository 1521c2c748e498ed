import type {ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {groupOffset} from '../text/group-offset';
import type {MemberUse} from './member-uses';

/**
 * Where a value is written with its type, such as `Outcome.LEFT_AT_DOOR`.
 * Kotlin declares an extension in the same form, which isn't a use: `fun ErrorCode.toText()`.
 */
export const valueUses = ({code}: Sample, {values}: ContractNames): MemberUse[] =>
  [...values.keys()].flatMap((owner) => {
    const use = new RegExp(`(?<!\\b(?:fun|val)\\s)(?<![\\w.])${owner}\\s*\\.\\s*(\\w+)`, 'dg');
    return [...code.matchAll(use)].map((match) => ({
      owner,
      name: match[1] ?? '',
      offset: groupOffset(match),
    }));
  });
