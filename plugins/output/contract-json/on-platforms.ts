import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';

/** A value for each platform that has something; the others are left out. */
export const onPlatforms = <Value>(
  valueOn: (platform: PlatformId) => Value,
  isThere: (platform: PlatformId) => boolean = () => true,
): Partial<Record<PlatformId, Value>> =>
  Object.fromEntries(platformIds.filter(isThere).map((platform) => [platform, valueOn(platform)]));

/** The page with the reference of a platform. */
export const referencePage = (platform: PlatformId, base: string): string =>
  `${base}${facts[platform].path}/using`;

/** Where the entry with an id is in the reference of each platform that has it. */
export const addressesOf = (
  id: string,
  base: string,
  isThere?: (platform: PlatformId) => boolean,
) => onPlatforms((platform) => `${referencePage(platform, base)}#${id}`, isThere);
