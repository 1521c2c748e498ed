import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** What a link preview says in place of the page's social card: the title that the card shows. */
export default function SocialCardAlt({title}: {readonly title: string}): ReactNode {
  return (
    <PageMetadata>
      <meta property="og:image:alt" content={title} />
    </PageMetadata>
  );
}
