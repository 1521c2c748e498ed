import {platforms} from '../../product/platforms';
import type {PlatformId} from '../../product/types';

/** `turnedOn` → `turned-on`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * The ids of the entries of the reference, the same on each platform's page: addresses that readers
 * keep, and that the SDK's error messages name. One that has been published never changes.
 *
 * `dim` alone would take the id of a page's own section "Dim": it gets `api-dim`.
 */
export const entryIds = {
  member: (name: string) => `api-${name}`,
  type: (name: string) => `api-${name}`,
  /** A field of a record, a value of a closed list, or a member whose name one of another owner has before it. */
  part: (type: string, name: string) => `api-${type}-${name}`,
  event: (name: string) => `event-${kebab(name)}`,
  state: (name: string) => `state-${kebab(name)}`,
  error: (code: string) => `error-${code.toLowerCase().replace(/_/g, '-')}`,
  version: (version: string) => `version-${version.replace(/\./g, '-')}`,
} as const;

/** The id of the doc that has the reference of a platform: `Android/using`. */
export const referenceDoc = (platform: PlatformId): string => `${platforms[platform].path}/using`;

/** Where an entry of the reference is, from the root of the site: `#api-turnOn` is at `/Android/using#api-turnOn`. */
export const entryPath = (platform: PlatformId, address: string): string =>
  `/${referenceDoc(platform)}${address}`;

/** Where a version is described, from the root of the site: `/Android/install#version-2-4-0`. */
export const versionPath = (platform: PlatformId, version: string): string =>
  `/${platforms[platform].path}/install#${entryIds.version(version)}`;
