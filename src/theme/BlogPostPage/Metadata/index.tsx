/**
 * What: adds the alternative text of a post's social card.
 * Why: upstream gives link previews an image, but no alternative text.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/Metadata/index.tsx (wrapped).
 * Can go: when upstream has front matter for an image's alternative text.
 */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import SocialCardAlt from '@site/src/components/SocialCardAlt';
import Wrapped from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

export default function BlogPostPageMetadata(): ReactNode {
  return (
    <>
      <Wrapped />
      <SocialCardAlt title={useBlogPost().metadata.title} />
    </>
  );
}
