/**
 * What: a category of the docs' sidebar opens and closes from the first paint on.
 * Why: upstream's does once it has hydrated; until then it leads to its first doc, as it does here
 *   where no script runs. plugins/early-sidebar has the application go on from there.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocSidebarItem/Category/index.tsx (wrapped).
 * Can go: when upstream's category answers before it has hydrated.
 */
import type {Props} from '@theme/DocSidebarItem/Category';
import Wrapped from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';
import EarlyScript from './EarlyScript.server';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  return (
    <>
      <EarlyScript />
      <Wrapped {...props} />
    </>
  );
}
