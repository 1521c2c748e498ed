import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import docs from '@generated/doc-text.json';
import {scriptLiteral} from '@site/lib/text';
import type {ReactNode} from 'react';
import type {DocData} from './load-doc';

/** Adds what the application needs to know about a plain doc after its text: see load-doc.ts. */
export default function DocTextData(): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const address = docs.find(({permalink}) => permalink === metadata.permalink)?.address;
  const {tableOfContents} = useThemeConfig();
  const first = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const last = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  // Headings too deep for the table of contents make up half of a reference.
  const shown = toc.filter(({level}) => level >= first && level <= last);
  const data: DocData = {
    metadata: {...metadata, frontMatter},
    // If all headings are too deep, upstream draws an empty table; without headings, it draws none.
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
