import type {ContractError} from '../../../product/contract/types';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {siteAddress} from '../facts/site-address';
import type {Edition} from './language';

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
  /** A field of a record, or a value of a closed list. */
  part: (type: string, name: string) => `api-${type}-${name}`,
  event: (name: string) => `event-${kebab(name)}`,
  state: (name: string) => `state-${kebab(name)}`,
  error: ({code}: Pick<ContractError, 'code'>) => `error-${code.toLowerCase().replace(/_/g, '-')}`,
  version: (version: string) => `version-${version.replace(/\./g, '-')}`,
} as const;

/** The id of the doc that has the reference of a platform: `Android/using`. */
export const referenceDoc = (platform: PlatformId): string => `${platforms[platform].path}/using`;

/** Where the reference of a platform is, from the root of the site: `/Android/using`. */
export const referencePath = (platform: PlatformId): string => `/${referenceDoc(platform)}`;

/** Where an entry of the reference is, from the root of the site: `/Android/using#api-turnOn`. */
export const entryPath = (platform: PlatformId, id: string): string =>
  `${referencePath(platform)}#${id}`;

/** Where a version is described, from the root of the site: `/Android/install#version-2-4-0`. */
export const versionPath = (platform: PlatformId, version: string): string =>
  `/${platforms[platform].path}/install#${entryIds.version(version)}`;

/** The exact text of an error's message on a platform: it ends with the address of the error's entry. */
export const errorMessage = (
  error: Pick<ContractError, 'code' | 'message'>,
  platform: PlatformId,
): string => `${error.message} ${errorAddress(error, platform)}`;

/** The absolute address of an error's entry. */
export const errorAddress = (error: Pick<ContractError, 'code'>, platform: PlatformId): string =>
  siteAddress() + entryPath(platform, entryIds.error(error));

/** A link to an entry of the reference in a doc: Docusaurus finds the file in the same version and language. */
export const entryBeside = (platform: PlatformId, id: string): string =>
  `/${referenceDoc(platform)}.mdx#${id}`;

/**
 * That something is there since a version, with a link to it on the install page of the platform; empty for what was
 * there from the first version on, as most of an SDK is.
 */
export function sinceVersion(
  version: string | undefined,
  {say, platform, contract}: Edition,
): string {
  return version === undefined || version === contract.releases.at(-1)?.version
    ? ''
    : say('sinceVersion', {
        version: `[${version}](/${platforms[platform].path}/install.mdx#${entryIds.version(version)})`,
      });
}
