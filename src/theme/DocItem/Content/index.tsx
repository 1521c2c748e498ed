/**
 * What: leaves the text of a plain doc as HTML (src/doc-text), and shows the button that copies a page below docs of no
 *   platform (for the others, see DocBreadcrumbs).
 * Why: upstream loads and draws the whole text again although the reader already sees it: 14 KB of scripts (brotli) on a
 *   long page. It has no place for a page's tools.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Content/index.tsx (wrapped).
 * Can go: when upstream doesn't hydrate the text of a doc, and has a slot below it.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {platformOfPath} from '@site/product/find-platform';
import CopyPage from '@site/src/components/CopyPage';
import DocTextData from '@site/src/doc-text/DocTextData';
import HtmlText from '@site/src/doc-text/HtmlText';
import {textOf} from '@site/src/doc-text/load-doc';
import type {Props} from '@theme/DocItem/Content';
import Wrapped from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContent(props: Props): ReactNode {
  const {id, permalink} = useDoc().metadata;
  const html = textOf(permalink);
  return (
    <>
      {html === undefined ? <Wrapped {...props} /> : <HtmlText html={html} />}
      <DocTextData />
      {!platformOfPath(id) && (
        <div className="screen-only margin-top--lg" data-markdown-ignore="">
          <CopyPage />
        </div>
      )}
    </>
  );
}
