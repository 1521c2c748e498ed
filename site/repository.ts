import type {Identity} from '../product/types';

/**
 * The beginning of the addresses at which readers can edit the sources, for Docusaurus' `editUrl`. Without
 * a repository there is none, and no page has an edit link.
 */
export const editUrl = (repository: Identity['repository']): string | undefined =>
  repository && `${repository.url}/edit/${repository.branch}`;
