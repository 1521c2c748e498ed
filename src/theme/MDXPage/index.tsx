/**
 * What: adds the text of the social card of a stand-alone page.
 * Why: upstream knows the image of a link preview, and no text in its place.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXPage/index.tsx (wrapped).
 * Can go: when upstream has front matter for the text of an image.
 */
import SocialCardAlt from '@site/src/components/SocialCardAlt';
import type {Props} from '@theme/MDXPage';
import Wrapped from '@theme-original/MDXPage';
import type {ReactNode} from 'react';

export default function MDXPage(props: Props): ReactNode {
  const {title} = props.content.metadata;
  return (
    <>
      <Wrapped {...props} />
      {title && <SocialCardAlt title={title} />}
    </>
  );
}
