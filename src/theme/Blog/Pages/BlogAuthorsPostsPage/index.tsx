/**
 * What: the description of an author, from blog/authors.yml, describes the author's page too.
 * Why: upstream shows it on the page and leaves it out of the metadata, unlike that of a tag.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Blog/Pages/BlogAuthorsPostsPage/index.tsx
 *   (wrapped).
 * Can go: when upstream passes the description to the metadata.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Wrapped from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={props.author.description} />
      <Wrapped {...props} />
    </>
  );
}
