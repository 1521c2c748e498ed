/**
 * What: adds the text of the social card of a post.
 * Why: upstream knows the image of a link preview, and no text in its place.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/Metadata/index.tsx (wrapped).
 * Can go: when upstream has front matter for the text of an image.
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
