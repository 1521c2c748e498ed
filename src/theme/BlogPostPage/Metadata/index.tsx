/**
 * What: adds to the head of a post a link to its Markdown, and the alternative text of its social card.
 * Why: the same as for src/theme/MDXPage.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/Metadata/index.tsx (wrapped).
 * Can go: together with src/theme/MDXPage.
 */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageHead from '@site/src/components/PageHead';
import Wrapped from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

export default function BlogPostPageMetadata(): ReactNode {
  const {permalink, title} = useBlogPost().metadata;
  return (
    <>
      <Wrapped />
      <PageHead permalink={permalink} title={title} />
    </>
  );
}
