import {SourceError, type SourceFault as Finding} from '../lib/faults';

export {formatFault as formatFinding, type SourceFault as Finding} from '../lib/faults';

/**
 * What a plugin would stop a build with, as a finding.
 *
 * @throws anything that isn't such an error
 */
export function findingOf(error: unknown): Finding {
  if (!(error instanceof SourceError)) {
    throw error;
  }
  return error.fault;
}

/** What would stop a build, as a finding; none if it wouldn't. */
export function faultsOf(build: () => unknown): Finding[] {
  try {
    build();
    return [];
  } catch (error) {
    return [findingOf(error)];
  }
}
