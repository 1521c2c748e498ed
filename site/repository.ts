import type {Identity} from '../product/types';

/**
 * The start of the addresses at which readers edit the sources, for Docusaurus' `editUrl`.
 * Without a repository there is none, and no page offers to be edited.
 */
export const editUrl = (repository: Identity['repository']): string | undefined =>
  repository && `${repository.url}/edit/${repository.branch}`;
