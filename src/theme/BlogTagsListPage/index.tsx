/**
 * What: gives the list of tags a description for search engines and link previews.
 * Why: upstream gives it a title only.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogTagsListPage/index.tsx (wrapped).
 * Can go: when upstream has a translatable description here, as it has for the archive.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogTagsListPage';
import Wrapped from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.BlogTagsListPage.description',
          message: 'All tags of the blog from A to Z, each with the number of posts that carry it.',
          description: 'The description of the page that lists the tags of the blog',
        })}
      />
      <Wrapped {...props} />
    </>
  );
}
