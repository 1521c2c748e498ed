import type {PlatformId} from '../../../../product/types';
import {OWNERS, type ContractNames} from '../contract-names';
import type {MemberUse, Sample} from '../sample';
import {extendsType} from '../text/declared-names';
import {namesIn} from '../text/find';

/** What a variable without a declared type is called in every sample. */
export const CONVENTION: Partial<Record<string, string>> = {
  DeliverySession: 'session',
  DeliveryEvent: 'event',
};

/** Names of the variables that a sample declares with a type: `name: Type`, in Dart `Type name`. */
const variablesOf = (type: string, platform: PlatformId) =>
  platform === 'flutter'
    ? new RegExp(`\\b${type}\\??\\s+(\\w+)`, 'g')
    : new RegExp(`\\b(\\w+)\\s*:\\s*${type}\\b`, 'g');

/** A variable that only gives another one a new name: `val running = session ?: return`. */
const copiesOf = (variables: readonly string[]) =>
  new RegExp(
    // An alternative that nothing is, so that a type without variables is never found.
    `\\b(?:val|var|let|final)\\s+(\\w+)\\s*=\\s*(?:${['(?!)', ...variables].join('|')})\\s*(?:[;\\n]|\\?:)`,
    'g',
  );

/**
 * Where a sample calls a member on one of the SDK's objects, on a session or on a record. An object is
 * recognised by its name, a session or record by its declared type or by convention, to which a check holds
 * the samples (checks/samples/rules/misnamed-variables.ts). In a file that extends a type, a bare call to one
 * of its members is a call on `this`.
 */
export function memberUses(sample: Sample, {fields, members}: ContractNames): MemberUse[] {
  return [...members.keys(), ...fields.keys()].flatMap((type) => {
    const own = [...(members.get(type)?.keys() ?? [])].join('|');
    const found = [
      ...receiversOf(type, sample).flatMap((receiver) =>
        namesIn(
          sample.code,
          new RegExp(`(?<![\\w.])${receiver}\\s*[?!]{0,2}\\s*\\.\\s*(\\w+)`, 'dg'),
        ),
      ),
      ...(own && extendsType(sample, type)
        ? namesIn(sample.code, new RegExp(`(?<![\\w.])(${own})\\(`, 'dg'))
        : []),
    ];
    return found.map((name) => ({owner: type, ...name}));
  });
}

function receiversOf(type: string, {code, platform}: Sample): string[] {
  if (type === OWNERS.sdk || type === OWNERS.simulator) {
    return [type];
  }
  const variables = [...code.matchAll(variablesOf(type, platform))].map(([, name = '']) => name);
  const known = [CONVENTION[type] ?? [], variables].flat();
  const copies = [...code.matchAll(copiesOf(known))].map(([, name = '']) => name);
  return [...new Set([...known, ...copies])];
}
