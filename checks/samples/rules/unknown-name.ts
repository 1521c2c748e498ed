import {nearestName} from '../../../lib/nearest-name';
import {platforms} from '../../../product/platforms';
import type {Finding} from '../../finding';
import {placeInSample} from '../place-in-sample';
import type {Sample} from '../text/read-samples';

/** A name that a sample takes from the SDK, and that the contract does not have. */
export interface UnknownName {
  /** Where it stands in the sample's text. */
  offset: number;
  /** What it would be: `member of DeliverySdk`, `value of Outcome` … */
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
    problem: `${name} is no ${kind} on ${platforms[platform].name}`,
    mend: nearest ? `did you mean ${nearest}?` : 'add it to product/contract, or remove it',
  };
}
