import {entryIds} from '../contract/addresses';
import {availableOn} from '../contract/spelling';
import {OWNERS, type ContractNames} from './contract-names';
import type {Use} from './sample';

/** The id of the reference entry that says what a name is; undefined if it has none. */
export function entryOf({owner, name}: Use, names: ContractNames): string | undefined {
  const {values, fields} = names;
  if (owner === undefined) {
    // Dart matches an event by its class; in TypeScript a member may be a function of its own.
    return (
      typeEntry(name, names) ??
      values.get('DeliveryEventKind')?.get(name) ??
      Object.values(OWNERS)
        .map((type) => memberEntry(type, name, names))
        .find((id) => id !== undefined)
    );
  }
  return (
    values.get(owner)?.get(name) ??
    (fields.get(owner)?.has(name) ? entryIds.part(owner, name) : memberEntry(owner, name, names))
  );
}

const typeEntry = (name: string, {contract, platform}: ContractNames) =>
  contract.valueTypes.some((type) => type.name === name && availableOn(type, platform))
    ? entryIds.type(name)
    : undefined;

function memberEntry(type: string, name: string, {contract, platform, members}: ContractNames) {
  const signature = members.get(type)?.get(name);
  const member = contract.members.find(
    ({owner, signatures}) => OWNERS[owner] === type && signatures[platform] === signature,
  );
  return signature !== undefined && member ? entryIds.member(member.name) : undefined;
}
