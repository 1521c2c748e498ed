import type {Contract, Parameter, ValueType} from '../../../product/contract/types';
import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {packages} from '../../../product/packages';
import type {PlatformId} from '../../../product/types';
import {twinAddress} from '../../../lib/addresses';
import {entryIds, entryPath, errorMessage, referencePath} from '../../content/contract/addresses';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellType,
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
  name: facts.sdk.name,
  version: facts.sdk.version,
  index: `${base}llms.txt`,
  platforms: onPlatforms((platform) => ({
    name: facts[platform].name,
    packages: packages[platform],
    install: base + twinAddress(`${facts[platform].path}/install`, ''),
    reference: base + referencePath(platform).slice(1),
    sample: base + archiveAddress(platform),
  })),
  members: contract.members.map((member) => ({
    ...member,
    parameters: member.parameters.map(withTypes),
    addresses: addressesOf(
      entryIds.member(member.name),
      base,
      (platform) => member.signatures[platform] !== undefined,
    ),
  })),
  types: contract.valueTypes.map((type) => typeEntry(type, base)),
  events: contract.events.map((event) => ({
    ...event,
    attributes: event.attributes.map(withTypes),
    spellings: onPlatforms((platform) => spellEvent(event.name, event.attributes, platform)),
    addresses: addressesOf(entryIds.event(event.name), base),
  })),
  states: contract.states.map((state) => ({
    ...state,
    spellings: onPlatforms((platform) => spellValue(state.name, platform)),
    addresses: addressesOf(entryIds.state(state.name), base),
  })),
  errors: contract.errors.map(({message, ...error}) => ({
    ...error,
    messages: onPlatforms((platform) => errorMessage({...error, message}, platform)),
    spellings: onPlatforms((platform) => spellErrorCode(error, platform)),
    addresses: addressesOf(entryIds.error(error), base),
  })),
  releases: contract.releases,
});

function typeEntry({platforms, fields, values, ...type}: ValueType, base: string) {
  const isThere = (platform: PlatformId) => availableOn({platforms}, platform);
  const addressesOfPart = (part: Pick<Parameter, 'name' | 'platforms'>) =>
    addressesOf(
      entryIds.part(type.name, part.name),
      base,
      (platform) => isThere(platform) && availableOn(part, platform),
    );
  return {
    ...type,
    fields: fields?.map((field) => ({...withTypes(field), addresses: addressesOfPart(field)})),
    values: values?.map((value) => ({
      ...value,
      fields: value.fields?.map(withTypes),
      spellings: onPlatforms(
        (platform) => spellValueOf({...type, values}, value, platform),
        isThere,
      ),
      addresses: addressesOfPart(value),
    })),
    addresses: addressesOf(entryIds.type(type.name), base, isThere),
  };
}

/** A value for each platform that has one; the others are left out. */
const onPlatforms = <Value>(
  valueOn: (platform: PlatformId) => Value,
  isThere: (platform: PlatformId) => boolean = () => true,
): Partial<Record<PlatformId, Value>> =>
  Object.fromEntries(platformIds.filter(isThere).map((platform) => [platform, valueOn(platform)]));

/** The address of an entry in the reference, for each platform that has it. */
const addressesOf = (id: string, base: string, isThere?: (platform: PlatformId) => boolean) =>
  onPlatforms((platform) => base + entryPath(platform, id).slice(1), isThere);

/** A parameter or a field, with its type spelled for each platform that has it. */
const withTypes = ({name, type, platforms, default: stated, ...rest}: Parameter) => ({
  name,
  types: onPlatforms(
    (platform) => spellType(type, platform),
    (platform) => availableOn({platforms}, platform),
  ),
  default:
    stated && ('fields' in stated ? '{}' : String('words' in stated ? stated.words : stated.value)),
  ...rest,
});
