/**
 * What: the categories of the docs' sidebar open and close from the first paint on.
 * Why: upstream's do once they have hydrated; until then each leads to its first doc, as it does here
 *   where no script runs. plugins/bundle/early-sidebar has the application go on from there.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar/index.tsx (wrapped).
 * Can go: when upstream's categories answer before they have hydrated.
 */
import type {Props} from '@theme/DocSidebar';
import Wrapped from '@theme-original/DocSidebar';
import type {ReactNode} from 'react';
import EarlyScript from './EarlyScript.server';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <>
      <EarlyScript />
      <Wrapped {...props} />
    </>
  );
}
