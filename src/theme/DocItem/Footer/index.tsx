/**
 * What: lets a reader report a problem with a doc.
 * Why: upstream only offers to edit a page, which doesn't help a reader who just noticed a mistake.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Footer/index.tsx (wrapped).
 * Can go: when upstream's footer accepts further links.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ReportProblem from '@site/src/components/ReportProblem';
import Wrapped from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  return (
    <>
      <Wrapped />
      <ReportProblem title={title} permalink={permalink} />
    </>
  );
}
