/**
 * What: the structured data of the list of posts.
 * Why: the same as for src/theme/BlogPostPage/StructuredData.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogListPage/StructuredData/index.tsx
 *   (ejected).
 * Can go: together with src/theme/BlogPostPage/StructuredData.
 */
import StructuredData from '@site/src/components/StructuredData';
import {blogPosting} from '@site/src/components/StructuredData/blog-posting';
import {useSite} from '@site/src/components/StructuredData/use-site';
import type {Props} from '@theme/BlogListPage/StructuredData';
import type {ReactNode} from 'react';

export default function BlogListPageStructuredData({metadata, items}: Props): ReactNode {
  const site = useSite();
  const url = site.absolute(metadata.permalink);
  return (
    <StructuredData
      data={{
        '@type': 'Blog',
        '@id': url,
        mainEntityOfPage: url,
        url,
        name: metadata.blogTitle,
        description: metadata.blogDescription,
        publisher: site.organization,
        isPartOf: site.website,
        inLanguage: site.inLanguage,
        blogPost: items.map(({content: {metadata: post, assets, frontMatter}}) =>
          blogPosting(post, assets.image ?? frontMatter.image, site),
        ),
      }}
    />
  );
}
