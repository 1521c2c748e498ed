import type {ContractError} from '../../../product/contract/types';

/** `floorChanged` → `floor-changed`. */
const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * The ids of the entries of the reference, the same on each platform's page: addresses that readers
 * keep, and that the SDK's error messages name. One that has been published never changes.
 *
 * `configure` alone would take the id of a page's own section "Configure": it gets `api-configure`.
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
