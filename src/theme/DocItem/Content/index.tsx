/**
 * What: puts a page's tools (platform switcher, copy menu) above its title, lets a reader report a problem below
 *   its text, and leaves a text that was loaded as HTML (src/doc-text) alone.
 * Why: upstream has no place for them; it only offers to edit a page. It loads and draws the whole
 *   text again although the reader already sees it: 14 KB of scripts (brotli) on a long page.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Content/index.tsx (wrapped).
 * Can go: when upstream has a slot above a doc's content, and doesn't hydrate its text.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';
import ReportProblem from '@site/src/components/ReportProblem';
import DocTextData from '@site/src/doc-text/DocTextData';
import HtmlText from '@site/src/doc-text/HtmlText';
import {textOf} from '@site/src/doc-text/load-doc';
import type WrappedType from '@theme/DocItem/Content';
import Wrapped from '@theme-original/DocItem/Content';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocItemContent(props: ComponentProps<typeof WrappedType>): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const html = textOf(permalink);
  return (
    <>
      <div className={clsx(styles.tools, 'screen-only')}>
        <PlatformSwitcher />
        <CopyPage />
      </div>
      {html === undefined ? <Wrapped {...props} /> : <HtmlText html={html} />}
      <DocTextData />
      <ReportProblem title={title} permalink={permalink} />
    </>
  );
}
