import type {Parameter, ValueType} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds} from '../../content/contract/entry-ids';
import {availableOn, spellType, spellValue, spellVariant} from '../../content/contract/spelling';
import {addressesOf, onPlatforms} from './on-platforms';

/** A value type, with its values spelled for each platform that has it. */
export function typeEntry(
  {name, summary, since, received, fields, values, ...type}: ValueType,
  base: string,
) {
  const isThere = (platform: PlatformId) => availableOn(type, platform);
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
          isThere,
        ),
      })),
    }),
    addresses: addressesOf(entryIds.type(name), base, isThere),
  };
}

/** A parameter or a field, with its type spelled for each platform that has it. */
export function withTypes({name, type, platforms, ...rest}: Parameter) {
  return {
    name,
    types: onPlatforms(
      (platform) => spellType(type, platform),
      (platform) => availableOn({platforms}, platform),
    ),
    ...rest,
  };
}
