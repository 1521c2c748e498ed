import type {Parameter} from '../../../product/contract/types';
import {platformIds} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {entryPath} from '../../content/contract/addresses';
import {availableOn, spellType} from '../../content/contract/spelling';

/** A value for each platform that has one; the others are left out. */
export const onPlatforms = <Value>(
  valueOn: (platform: PlatformId) => Value,
  isThere: (platform: PlatformId) => boolean = () => true,
): Partial<Record<PlatformId, Value>> =>
  Object.fromEntries(platformIds.filter(isThere).map((platform) => [platform, valueOn(platform)]));

/** The address of an entry in the reference, for each platform that has it. */
export const addressesOf = (
  id: string,
  base: string,
  isThere?: (platform: PlatformId) => boolean,
) => onPlatforms((platform) => base + entryPath(platform, id).slice(1), isThere);

/** A parameter or a field, with its type spelled for each platform that has it. */
export const withTypes = ({name, type, platforms, ...rest}: Parameter) => ({
  name,
  types: onPlatforms(
    (platform) => spellType(type, platform),
    (platform) => availableOn({platforms}, platform),
  ),
  ...rest,
});
