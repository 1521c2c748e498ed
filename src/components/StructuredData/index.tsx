import Head from '@docusaurus/Head';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';

/** What the page is about, for search engines: JSON-LD in the terms of schema.org. */
export default function StructuredData({data}: {readonly data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {scriptLiteral({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}
