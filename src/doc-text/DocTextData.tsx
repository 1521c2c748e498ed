import {useDoc} from '@docusaurus/plugin-content-docs/client';
import docs from '@generated/doc-text.json';
import {scriptLiteral} from '@site/lib/text';
import type {ReactNode} from 'react';
import type {DocData} from './load-doc';

/** Adds what the application needs to know about a plain doc after its text: see load-doc.ts. */
export default function DocTextData(): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const address = docs.find(({permalink}) => permalink === metadata.permalink)?.address;
  const data: DocData = {metadata: {...metadata, frontMatter}, toc};
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
