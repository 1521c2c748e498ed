/**
 * What: links to the post's Markdown in the head of its page.
 * Why: a program that reads a post should be able to find the same text without HTML.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/index.tsx (wrapped).
 * Can go: when upstream publishes pages as Markdown.
 */
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import type WrappedType from '@theme/BlogPostPage';
import Wrapped from '@theme-original/BlogPostPage';
import type {ComponentProps, ReactNode} from 'react';

export default function BlogPostPage(props: ComponentProps<typeof WrappedType>): ReactNode {
  return (
    <>
      <MarkdownTwin permalink={props.content.metadata.permalink} />
      <Wrapped {...props} />
    </>
  );
}
