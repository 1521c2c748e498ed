/**
 * What: names the Markdown of a stand-alone page in its head, and the text of its social card.
 * Why: a program that reads a page should find the same text without markup; upstream knows the
 *   image of a link preview, and no text in its place.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXPage/index.tsx (wrapped).
 * Can go: when upstream publishes pages as Markdown and has front matter for the text of an image.
 */
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import SocialCardAlt from '@site/src/components/SocialCardAlt';
import type {Props} from '@theme/MDXPage';
import Wrapped from '@theme-original/MDXPage';
import type {ReactNode} from 'react';

export default function MDXPage(props: Props): ReactNode {
  const {permalink, title} = props.content.metadata;
  return (
    <>
      <MarkdownTwin permalink={permalink} />
      <Wrapped {...props} />
      {title && <SocialCardAlt title={title} />}
    </>
  );
}
