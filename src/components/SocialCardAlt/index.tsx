import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** The alternative text of the page's social card in link previews: the title that the card shows. */
export default function SocialCardAlt({title}: {readonly title: string}): ReactNode {
  return (
    <PageMetadata>
      <meta property="og:image:alt" content={title} />
    </PageMetadata>
  );
}
