/**
 * What: the structured data of a post.
 * Why: upstream treats every author as a person, gives portraits relative addresses, and leaves out
 *   publisher, language and tags; a `</script>` in a title would end its script.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/StructuredData/index.tsx
 *   (ejected).
 * Can go: when upstream's data has all of these.
 */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import {blogPosting} from '@site/src/components/StructuredData/blog-posting';
import {useSite} from '@site/src/components/StructuredData/use-site';
import type {ReactNode} from 'react';

export default function BlogPostStructuredData(): ReactNode {
  const {metadata, assets, frontMatter} = useBlogPost();
  const site = useSite();
  return (
    <StructuredData
      data={{
        ...blogPosting(metadata, assets.image ?? frontMatter.image, site),
        isPartOf: site.website,
      }}
    />
  );
}
