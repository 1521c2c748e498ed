import {contract as ownContract} from '../../product/contract';
import {identity} from '../../product/identity';
import type {Parameter, ValueType} from '../../product/contract/types';
import type {Note, PlatformId} from '../../product/types';
import {entryIds, entryPath, versionPath} from './addresses';
import {
  partsOn,
  spellEvent,
  spellLiteral,
  spellMember,
  spellTypeOf,
  spellValueOf,
  spellings,
} from './spelling';

/** The contract on one platform. */
export type PlatformContract = ReturnType<typeof contractOn>;

/** A type there. */
export type TypeOn = ReturnType<typeof typeOn>;

/** A parameter or a field there. */
export type FieldOn = ReturnType<typeof fieldOn>;

/**
 * The contract on one platform as plain data: what is there, spelled as its code spells it, with the address of its
 * entry on the page of the reference. The reference, `/contract.json`, links in samples, skills and checks are made of this
 * alone.
 *
 * @param contract in any language
 */
export function contractOn(platform: PlatformId, contract = ownContract) {
  const {owners, eventKind, state: stateType, errorCode} = contract.names;
  const spelling = spellings[platform];
  const valuesIn = new Map<string, 'errors' | 'events' | 'states'>([
    [errorCode, 'errors'],
    [eventKind, 'events'],
    [stateType, 'states'],
  ]);
  return {
    platform,
    members: contract.members.flatMap(({signatures, ...member}) => {
      const signature = signatures[platform];
      if (signature === undefined) {
        return [];
      }
      const {name} = member;
      const owner = owners[member.owner] ?? '';
      const call = spellMember(name, owner, signature);
      const isFirst = contract.members.find((each) => each.name === name)?.owner === member.owner;
      const [imported = call] = call.split('.');
      return {
        ...member,
        parameters: fieldsOn(platform, member.parameters),
        signature,
        call,
        import: spelling.import(imported, imported !== call),
        address: `#${isFirst ? entryIds.member(name) : entryIds.part(owner, name)}`,
      };
    }),
    types: partsOn(platform, contract.valueTypes).map((type) => ({
      ...typeOn(platform, type),
      /** The list beside this one that has its values. */
      valuesIn: valuesIn.get(type.name),
    })),
    events: contract.events.map((event) => ({
      ...event,
      type: eventKind,
      attributes: fieldsOn(platform, event.attributes),
      spelling: spellEvent(event, platform, eventKind),
      address: `#${entryIds.event(event.name)}`,
    })),
    states: contract.states.map((state) => ({
      ...state,
      type: stateType,
      spelling: spelling.value(stateType, state.name),
      address: `#${entryIds.state(state.name)}`,
    })),
    errors: contract.errors.map(({message: says, ...error}) => {
      const address = `#${entryIds.error(error.code)}`;
      const entry = identity.site.url + entryPath(platform, address);
      return {
        ...error,
        type: errorCode,
        says,
        entry,
        message: `${says} ${entry}`,
        spelling: spelling.errorCode(errorCode, error.name ?? error.code, error.code),
        address,
      };
    }),
    lists: Object.fromEntries(
      Object.entries(contract.lists).map(([name, facts]) => [name, partsOn(platform, facts)]),
    ),
    releases: contract.releases.map(({version, date, added, changed, fixed, removed, steps}) => ({
      version,
      date,
      address: `#${entryIds.version(version)}`,
      // Unlike the other entries, it is on the install page.
      entry: identity.site.url + versionPath(platform, version),
      added: notesOn(platform, added),
      changed: notesOn(platform, changed),
      fixed: notesOn(platform, fixed),
      removed: notesOn(platform, removed),
      steps: notesOn(platform, steps),
    })),
  };
}

function typeOn(platform: PlatformId, type: ValueType) {
  const {name, summary, since, received, signatures, fields, values} = type;
  const addressOf = (part: {name: string}) => `#${entryIds.part(name, part.name)}`;
  return {
    ...{name, summary, since, received},
    signature: signatures?.[platform],
    fields:
      fields && fieldsOn(platform, fields).map((field) => ({...field, address: addressOf(field)})),
    values: values?.map((value) => ({
      ...value,
      fields: value.fields && fieldsOn(platform, value.fields),
      spelling: spellValueOf({name, values}, value, platform),
      address: addressOf(value),
    })),
    address: `#${entryIds.type(name)}`,
  };
}

const fieldsOn = (platform: PlatformId, fields: readonly Parameter[]) =>
  partsOn(platform, fields).map((field) => fieldOn(platform, field));

function fieldOn(platform: PlatformId, field: Parameter) {
  const {name, summary, since, type, nullable, unit, default: stated} = field;
  const spelled = spellTypeOf(field, platform);
  // A length of time has its unit in its type, unless that is the one of any number.
  const isInType =
    type === 'duration' && spelled !== spellTypeOf({...field, type: 'number'}, platform);
  return {
    name,
    summary,
    since,
    nullable,
    type: spelled,
    unit: isInType ? undefined : unit,
    default:
      stated && 'value' in stated ? {value: spellLiteral(stated.value, type, platform)} : stated,
  };
}

const notesOn = (platform: PlatformId, notes?: readonly Note[]) =>
  partsOn(platform, notes).map(({text}) => text);
