/**
 * What: leaves out the navigation of a list of posts that fits on one page.
 * Why: upstream's is empty then, and screen readers still announce it.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogListPaginator/index.tsx (wrapped).
 * Can go: when upstream leaves it out.
 */
import type {Props} from '@theme/BlogListPaginator';
import Wrapped from '@theme-original/BlogListPaginator';
import type {ReactNode} from 'react';

export default function BlogListPaginator(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return (previousPage ?? nextPage) && <Wrapped {...props} />;
}
