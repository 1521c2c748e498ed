import {nearestName} from '../../../lib/text';
import {platforms} from '../../../product/platforms';
import type {Finding} from '../../finding';
import {placeInSample} from '../place-in-sample';
import type {ContractNames} from '../../../plugins/content/sdk-names/contract-names';
import type {MemberUse, Sample} from '../../../plugins/content/sdk-names/sample';

/** A name that a sample takes from the SDK, but that isn't in the contract. */
export interface UnknownName {
  /** Where it is in the sample's text. */
  offset: number;
  /** What it would be: `a member of DeliverySdk`, `a value of Outcome` … */
  kind: string;
  name: string;
  known: Iterable<string>;
}

export function unknownName(
  {file, platform, text}: Sample,
  {offset, kind, name, known}: UnknownName,
): Finding {
  const nearest = nearestName(name, [...known]);
  return {
    ...placeInSample(file, text, offset),
    problem: `${name} is not ${kind} on ${platforms[platform].name}`,
    mend: nearest ? `did you mean ${nearest}?` : 'add it to product/contract, or remove it',
  };
}

/** What is wrong with a value of one of the SDK's closed lists: nothing if it is in the contract. */
export function unknownValue(sample: Sample, use: MemberUse, {values}: ContractNames): Finding[] {
  const known = [...(values.get(use.owner)?.keys() ?? [])];
  return known.includes(use.name)
    ? []
    : [unknownName(sample, {...use, kind: `a value of ${use.owner}`, known})];
}
