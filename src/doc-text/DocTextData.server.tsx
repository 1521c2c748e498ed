import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import docs from '@generated/doc-text.json';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';
import type {DocData} from './load-doc';

/** Puts what the application needs of a plain doc behind its text: see load-doc.ts. */
export default function DocTextData(): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const address = docs.find(({permalink}) => permalink === metadata.permalink)?.address;
  const {tableOfContents} = useThemeConfig();
  const first = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const last = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  // Headings below those that the table of contents shows are half of a reference.
  const shown = toc.filter(({level}) => level >= first && level <= last);
  const data: DocData = {
    metadata: {...metadata, frontMatter},
    // Upstream draws an empty table for headings that it does not show, and none without headings.
    toc: shown.length > 0 ? shown : toc,
  };
  return (
    address && (
      <script
        type="application/json"
        data-doc-text={address}
        dangerouslySetInnerHTML={{__html: scriptLiteral(data)}}
      />
    )
  );
}
