import {names} from '../../../product/contract/names';
import type {
  Contract,
  Default,
  Member,
  Parameter,
  ValueType,
} from '../../../product/contract/types';
import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {packages} from '../../../product/packages';
import type {PlatformId} from '../../../product/types';
import {twinAddress} from '../../../lib/addresses';
import {entryIds, entryPath, errorAddress, referenceDoc} from '../../content/contract/addresses';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellImport,
  spellLiteral,
  spellMember,
  spellTypeOf,
  spellValue,
  spellValueOf,
} from '../../content/contract/spelling';
import {archiveAddress} from '../../content/samples/addresses';
import {SCHEMA_FILE} from './schema';

/**
 * The SDK's contract as data for programs. schema.ts describes it.
 *
 * @param contract in the language of the build
 * @param base absolute address of the site's root, with a trailing slash
 */
export const contractDocument = (contract: Contract, base: string) => ({
  $schema: base + SCHEMA_FILE,
  ...contractOn(contract, base),
});

/** @param platform the one in whose code defaults are; without one, they are as the contract states them */
function contractOn(contract: Contract, base: string, platform?: PlatformId) {
  const events = contract.events.map((event) => ({
    ...event,
    attributes: event.attributes.map((field) => withTypes(field, platform)),
    spellings: onPlatforms((id) => spellEvent(event, id)),
    addresses: addressesOf(entryIds.event(event.name), base),
  }));
  const states = contract.states.map((state) => ({
    ...state,
    spellings: onPlatforms((id) => spellValue(state.name, id)),
    addresses: addressesOf(entryIds.state(state.name), base),
  }));
  const errors = contract.errors.map(({message, ...error}) => ({
    ...error,
    messages: onPlatforms((id) => `${message} ${errorAddress(error, id)}`),
    spellings: onPlatforms((id) => spellErrorCode(error, id)),
    addresses: addressesOf(entryIds.error(error), base),
  }));
  /** The values of the types that the lists above describe. */
  const values = new Map<string | undefined, readonly (Addressed & {name: string})[]>([
    [names.eventKind, events.map(({name, ...event}) => ({name, ...addressed(event)}))],
    [names.state, states.map(({name, ...state}) => ({name, ...addressed(state)}))],
    [names.errorCode, errors.map(({code, ...error}) => ({name: code, ...addressed(error)}))],
  ]);
  return {
    name: facts.sdk.name,
    version: facts.sdk.version,
    index: `${base}llms.txt`,
    platforms: onPlatforms((id) => ({
      name: facts[id].name,
      packages: packages[id],
      install: base + twinAddress(`${facts[id].path}/install`, ''),
      reference: base + referenceDoc(id),
      sample: base + archiveAddress(id),
    })),
    members: contract.members.map((member) => memberEntry(member, base, platform)),
    types: contract.valueTypes.map((type) => ({
      ...typeEntry(type, base, platform),
      ...(values.has(type.name) ? {values: values.get(type.name)} : {}),
    })),
    events,
    states,
    errors,
    releases: contract.releases,
  };
}

interface Addressed {
  spellings: ByPlatform<string>;
  addresses: ByPlatform<string>;
}

const addressed = ({spellings, addresses}: Addressed): Addressed => ({spellings, addresses});

/**
 * The contract on one platform, for a program that has little room: the same without what other platforms have, with
 * values in place of objects by platform, and with addresses that follow that of the reference, `#api-turnOn`.
 *
 * `{name: 'turnOn', spellings: {android: 'ON', ios: '.on'}}` → `{name: 'turnOn', spelling: 'ON'}`
 */
export const platformDocument = (contract: Contract, base: string, platform: PlatformId) =>
  onlyOn(platform, contractOn(contract, base, platform), base + referenceDoc(platform));

function onlyOn(platform: PlatformId, value: unknown, reference: string): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item) => onlyOn(platform, item, reference) ?? []);
  }
  if (typeof value === 'string') {
    return value.startsWith(`${reference}#`) ? value.slice(reference.length) : value;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(
    ([name, inside]: [string, unknown]): [string, unknown] => {
      const isByPlatform =
        typeof inside === 'object' && inside !== null && platformIds.some((id) => id in inside);
      return isByPlatform
        ? [name.replace(/(?<=ss)es$|s$/, ''), (inside as Record<string, unknown>)[platform]]
        : [name, inside];
    },
  );
  // Whatever has no address, type or signature on the platform isn't there, nor is a note about others.
  const {platforms} = value as {platforms?: unknown};
  const isElsewhere =
    entries.some(([name, inside]) => inside === undefined && !(name in value)) ||
    (Array.isArray(platforms) && !platforms.includes(platform));
  return isElsewhere
    ? undefined
    : Object.fromEntries(
        entries
          .filter(([name]) => name !== 'platforms')
          .map(([name, inside]) => [name, onlyOn(platform, inside, reference)]),
      );
}

function memberEntry(member: Member, base: string, platform?: PlatformId) {
  const isThere = (id: PlatformId) => member.signatures[id] !== undefined;
  return {
    ...member,
    parameters: member.parameters.map((parameter) => withTypes(parameter, platform)),
    calls: onPlatforms((id) => spellMember(member, id), isThere),
    imports: onPlatforms(
      (id) => spellImport(spellMember(member, id).replace(/\..*/, ''), id),
      isThere,
    ),
    addresses: addressesOf(entryIds.member(member.name), base, isThere),
  };
}

function typeEntry(type: ValueType, base: string, platform?: PlatformId) {
  const {platforms, fields, values, ...rest} = type;
  const isThere = (id: PlatformId) => availableOn({platforms}, id);
  const addressesOfPart = (part: Pick<Parameter, 'name' | 'platforms'>) =>
    addressesOf(
      entryIds.part(type.name, part.name),
      base,
      (id) => isThere(id) && availableOn(part, id),
    );
  return {
    ...rest,
    fields: fields?.map((field) => ({
      ...withTypes(field, platform),
      addresses: addressesOfPart(field),
    })),
    values: values?.map((value) => ({
      ...value,
      fields: value.fields?.map((field) => withTypes(field, platform)),
      spellings: onPlatforms((id) => spellValueOf(type, value, id), isThere),
      addresses: addressesOfPart(value),
    })),
    addresses: addressesOf(entryIds.type(type.name), base, isThere),
  };
}

type ByPlatform<Value> = Partial<Record<PlatformId, Value>>;

/** A value for each platform that has one; the others are left out. */
const onPlatforms = <Value>(
  valueOn: (platform: PlatformId) => Value,
  isThere: (platform: PlatformId) => boolean = () => true,
): ByPlatform<Value> =>
  Object.fromEntries(platformIds.filter(isThere).map((platform) => [platform, valueOn(platform)]));

/** The address of an entry in the reference, for each platform that has it. */
const addressesOf = (id: string, base: string, isThere?: (platform: PlatformId) => boolean) =>
  onPlatforms((platform) => base + entryPath(platform, id).slice(1), isThere);

/** A parameter or a field, with its type spelled for each platform that has it. */
function withTypes(field: Parameter, platform?: PlatformId) {
  const {name, summary, since, type, unit, platforms, default: stated} = field;
  // A length of time has its unit in its type, but on React Native.
  const isInType = type === 'duration' && platform !== undefined && platform !== 'reactNative';
  return {
    ...{name, summary, since},
    types: onPlatforms(
      (id) => spellTypeOf(field, id),
      (id) => availableOn({platforms}, id),
    ),
    unit: isInType ? undefined : unit,
    default: stated && defaultOf(stated, type, platform),
  };
}

function defaultOf(stated: Default, type: string, platform?: PlatformId): string {
  if ('fields' in stated) {
    return '{}';
  }
  if ('words' in stated) {
    return stated.words;
  }
  return platform ? spellLiteral(stated.value, type, platform) : String(stated.value);
}
