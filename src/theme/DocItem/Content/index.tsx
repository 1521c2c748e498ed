/**
 * What: puts the tools of a page (platform switcher, copy menu) above its title.
 * Why: upstream has no place for them between the breadcrumbs and the title.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Content/index.tsx (wrapped).
 * Can go: when upstream has a slot above the content of a doc.
 */
import PageTools from '@site/src/components/PageTools';
import type WrappedType from '@theme/DocItem/Content';
import Wrapped from '@theme-original/DocItem/Content';
import type {ComponentProps, ReactNode} from 'react';

export default function DocItemContent(props: ComponentProps<typeof WrappedType>): ReactNode {
  return (
    <>
      <PageTools />
      <Wrapped {...props} />
    </>
  );
}
