/**
 * What: the structured data of a post, as a schema.org BlogPosting with the properties that Google
 *   recommends for articles (https://developers.google.com/search/docs/appearance/structured-data/article).
 * Why: upstream treats every author as a person, gives portraits relative addresses, and leaves out
 *   publisher, language and tags; a `</script>` in a title would end its script.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BlogPostPage/StructuredData/index.tsx
 *   (ejected).
 * Can go: when upstream's data has all of these.
 */
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import {useSite} from '@site/src/components/StructuredData/use-site';
import type {ReactNode} from 'react';

export default function BlogPostStructuredData(): ReactNode {
  const {metadata, assets, frontMatter} = useBlogPost();
  const {organization, website, inLanguage, absolute} = useSite();
  const url = absolute(metadata.permalink);
  const image = assets.image ?? frontMatter.image;
  return (
    <StructuredData
      data={{
        '@type': 'BlogPosting',
        '@id': url,
        mainEntityOfPage: url,
        url,
        headline: metadata.title,
        description: metadata.description,
        image: image && absolute(image),
        datePublished: metadata.date,
        dateModified: metadata.lastUpdatedAt && new Date(metadata.lastUpdatedAt).toISOString(),
        author: metadata.authors.map((author) => ({
          // `team: true` in blog/authors.yml distinguishes a team from a person.
          '@type': author.team === true ? 'Organization' : 'Person',
          name: author.name,
          description: author.description ?? author.title,
          url: author.url ?? (author.page ? absolute(author.page.permalink) : undefined),
          image: author.imageURL && absolute(author.imageURL),
        })),
        publisher: organization,
        keywords: metadata.tags.map(({label}) => label),
        isPartOf: website,
        inLanguage,
      }}
    />
  );
}
