import {useDoc} from '@docusaurus/plugin-content-docs/client';
import docs from '@generated/doc-text.json';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';
import type {DocData} from './load-doc';

/** Puts what the application needs of a plain doc behind its text: see load-doc.ts. */
export default function DocTextData(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const address = docs.find(({permalink}) => permalink === metadata.permalink)?.address;
  const data: DocData = {metadata: {...metadata, frontMatter}};
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
