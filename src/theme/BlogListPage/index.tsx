/**
 * What: the list of posts, with a heading of level 1.
 * Why: upstream's page has no level-1 heading, so screen reader users can't tell where it begins. This one
 *   leaves out the structured data, which only repeats that of the posts.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogListPage/index.tsx (ejected).
 * Can go: when upstream's list has a heading.
 */
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {Props} from '@theme/BlogListPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1" className="margin-bottom--lg">
          {blogTitle}
        </Heading>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
