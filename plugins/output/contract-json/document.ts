import type {Contract, Parameter, ValueType} from '../../../product/contract/types';
import {platformIds} from '../../../product/find-platform';
import {facts} from '../../../product';
import {packages} from '../../../product/packages';
import type {PlatformId} from '../../../product/types';
import {twinAddress} from '../../../lib/page-address';
import {entryIds} from '../../content/contract/entry-ids';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellType,
  spellValue,
  spellVariant,
} from '../../content/contract/spelling';
import {archiveAddress} from '../sample-files/address';
import {SCHEMA_FILE} from './schema';

/** What a platform has of something; one that has none of it is left out. */
type ByPlatform<Value> = Partial<Record<PlatformId, Value>>;

/**
 * The contract of the SDK as data for programs. schema.ts describes it.
 *
 * @param contract in the language of the build
 * @param base absolute address of the site's root, with a slash at its end
 */
export function contractDocument(contract: Contract, base: string) {
  return {
    $schema: base + SCHEMA_FILE,
    name: facts.sdk.name,
    version: facts.sdk.version,
    index: `${base}llms.txt`,
    platforms: onPlatforms((platform) => ({
      name: facts[platform].name,
      packages: packages[platform],
      install: base + twinAddress(`${facts[platform].path}/install`, ''),
      reference: pageOf(platform, base),
      sample: base + archiveAddress(platform),
    })),
    members: contract.members.map((member) => ({
      ...member,
      parameters: member.parameters.map(withTypes),
      addresses: onPlatforms(
        (platform) => `${pageOf(platform, base)}#${entryIds.member(member.name)}`,
        (platform) => member.signatures[platform] !== undefined,
      ),
    })),
    types: contract.valueTypes.map((type) => typeEntry(type, base)),
    events: contract.events.map(({name, when, attributes}) => ({
      name,
      when,
      attributes: attributes.map(withTypes),
      spellings: onPlatforms((platform) => spellEvent(name, attributes, platform)),
      addresses: addressesOf(entryIds.event(name), base),
    })),
    states: contract.states.map((state) => ({
      ...state,
      spellings: onPlatforms((platform) => spellValue(state.name, platform)),
      addresses: addressesOf(entryIds.state(state.name), base),
    })),
    errors: contract.errors.map((error) => ({
      ...error,
      spellings: onPlatforms((platform) => spellErrorCode(error, platform)),
      addresses: addressesOf(entryIds.error(error), base),
    })),
  };
}

function typeEntry(
  {name, summary, since, received, fields, values, ...type}: ValueType,
  base: string,
) {
  const hasType = (platform: PlatformId) => availableOn(type, platform);
  const haveFields = values?.some((value) => value.fields);
  return {
    name,
    summary,
    since,
    ...(received && {received}),
    ...(fields && {fields: fields.map(withTypes)}),
    ...(values && {
      values: values.map((value) => ({
        name: value.name,
        summary: value.summary,
        ...(value.fields && {fields: value.fields.map(withTypes)}),
        spellings: onPlatforms(
          (platform) =>
            haveFields
              ? spellVariant(name, value.name, value.fields ?? [], platform)
              : spellValue(value.name, platform),
          hasType,
        ),
      })),
    }),
    addresses: onPlatforms(
      (platform) => `${pageOf(platform, base)}#${entryIds.type(name)}`,
      hasType,
    ),
  };
}

/** A parameter or a field, with its type as each platform that has it spells it. */
function withTypes({name, type, unit, default: value, summary, ...rest}: Parameter) {
  return {
    name,
    types: onPlatforms(
      (platform) => spellType(type, platform),
      (platform) => availableOn(rest, platform),
    ),
    ...(unit !== undefined && {unit}),
    ...(value !== undefined && {default: value}),
    summary,
  };
}

const addressesOf = (id: string, base: string) =>
  onPlatforms((platform) => `${pageOf(platform, base)}#${id}`);

/** The page with the reference of a platform. */
const pageOf = (platform: PlatformId, base: string): string =>
  `${base}${facts[platform].path}/using`;

const onPlatforms = <Value>(
  valueOn: (platform: PlatformId) => Value,
  isThere: (platform: PlatformId) => boolean = () => true,
): ByPlatform<Value> =>
  Object.fromEntries(platformIds.filter(isThere).map((platform) => [platform, valueOn(platform)]));
