/**
 * What: adds to the head of a stand-alone page a link to its Markdown, and the alternative text of its
 *   social card.
 * Why: a program that reads a page should be able to find the same text without HTML; upstream gives link
 *   previews an image, but no alternative text.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXPage/index.tsx (wrapped).
 * Can go: when upstream publishes pages as Markdown and has front matter for an image's alternative text.
 */
import PageHead from '@site/src/components/PageHead';
import type {Props} from '@theme/MDXPage';
import Wrapped from '@theme-original/MDXPage';
import type {ReactNode} from 'react';

export default function MDXPage(props: Props): ReactNode {
  const {permalink, title} = props.content.metadata;
  return (
    <>
      <Wrapped {...props} />
      <PageHead permalink={permalink} title={title} />
    </>
  );
}
