/**
 * What: the structured data of a post, as upstream makes it, in a script that no text can end.
 * Why: upstream writes a title with `</script>` as it is.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/StructuredData/index.tsx
 *   (ejected).
 * Can go: when upstream escapes what it writes into a script.
 */
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import Head from '@docusaurus/Head';
import {scriptLiteral} from '@site/lib/text';
import type {ReactNode} from 'react';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{scriptLiteral(data)}</script>
    </Head>
  );
}
