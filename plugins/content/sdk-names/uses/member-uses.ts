import type {PlatformId} from '../../../../product/types';
import {OWNERS, type ContractNames} from '../contract-names';
import type {Sample} from '../sample';
import {extendsType} from '../text/declared-names';
import {namesIn} from '../text/names-in';
import type {MemberUse} from '../use';

/** The name that a variable without a declared type has in every sample. */
const CONVENTION: Record<string, string> = {DeliverySession: 'session', DeliveryEvent: 'event'};

/** Names of the variables that a sample declares with a type: `name: Type`, in Dart `Type name`. */
const variablesOf = (type: string, platform: PlatformId) =>
  platform === 'flutter'
    ? new RegExp(`\\b${type}\\??\\s+(\\w+)`, 'g')
    : new RegExp(`\\b(\\w+)\\s*:\\s*${type}\\b`, 'g');

/** A variable that only gives another one a new name: `val running = session ?: return`. */
const copiesOf = (variables: readonly string[]) =>
  new RegExp(
    `\\b(?:val|var|let|final)\\s+(\\w+)\\s*=\\s*(?:${variables.join('|')})\\s*(?:[;\\n]|\\?:)`,
    'g',
  );

/**
 * Where a sample calls a member on one of the SDK's objects, on a session or on a record. An object is
 * recognised by its name, a session or record by its declared type or by convention. In a file that
 * extends a type, a bare call to one of its members is a call on `this`.
 */
export function memberUses(sample: Sample, {fields, members}: ContractNames): MemberUse[] {
  return [...members.keys(), ...fields.keys()].flatMap((type) => {
    const onReceiver = `(?<![\\w.])(?:${receiversOf(type, sample).join('|')})\\s*[?!]{0,2}\\s*\\.`;
    const own = [...(members.get(type)?.keys() ?? [])].join('|');
    const patterns = [
      `${onReceiver}\\s*(\\w+)`,
      ...(own && extendsType(sample, type) ? [`(?<![\\w.])(${own})\\(`] : []),
    ];
    return patterns
      .flatMap((pattern) => namesIn(sample.code, new RegExp(pattern, 'dg')))
      .map((name) => ({owner: type, ...name}));
  });
}

function receiversOf(type: string, {code, platform}: Sample): string[] {
  if (type === OWNERS.sdk || type === OWNERS.simulator) {
    return [type];
  }
  const variables = [...code.matchAll(variablesOf(type, platform))].map(([, name = '']) => name);
  // A receiver that isn't a name, so that a type without variables is never found.
  const known = [CONVENTION[type] ?? '(?!)', ...variables];
  const copies = [...code.matchAll(copiesOf(known))].map(([, name = '']) => name);
  return [...new Set([...known, ...copies])];
}
