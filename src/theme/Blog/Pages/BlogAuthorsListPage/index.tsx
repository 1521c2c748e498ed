/**
 * What: gives the list of authors a description for search engines and link previews.
 * Why: upstream gives it a title only.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Blog/Pages/BlogAuthorsListPage/index.tsx
 *   (wrapped).
 * Can go: when upstream has a translatable description here, as it has for the archive.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Wrapped from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.BlogAuthorsListPage.description',
          message:
            'Who writes this blog: every author with a portrait, a role and the number of posts.',
          description: 'The description of the page that lists the authors of the blog',
        })}
      />
      <Wrapped {...props} />
    </>
  );
}
