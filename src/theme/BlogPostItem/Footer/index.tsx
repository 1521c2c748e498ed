/**
 * What: lets a reader report a problem with a post, on the post's own page.
 * Why: upstream only offers to edit a page, which doesn't help a reader who just noticed a mistake.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostItem/Footer/index.tsx (wrapped).
 * Can go: when upstream's footer accepts further links.
 */
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useReportLink} from '@site/src/components/use-report-link';
import Wrapped from '@theme-original/BlogPostItem/Footer';
import type {ReactNode} from 'react';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const report = useReportLink(metadata);
  return (
    <>
      <Wrapped />
      {isBlogPostPage && (
        <p className="screen-only margin-top--md margin-bottom--none">
          <Link {...report} />
        </p>
      )}
    </>
  );
}
