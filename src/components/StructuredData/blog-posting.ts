import type {Author, PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {SiteData} from './use-site';

/**
 * A post as a schema.org BlogPosting, with the properties that Google recommends for articles
 * (https://developers.google.com/search/docs/appearance/structured-data/article).
 */
export function blogPosting(
  post: PropBlogPostMetadata,
  image: string | undefined,
  {organization, inLanguage, absolute}: SiteData,
): object {
  const url = absolute(post.permalink);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: post.description,
    image: image && absolute(image),
    datePublished: post.date,
    dateModified: post.lastUpdatedAt ? new Date(post.lastUpdatedAt).toISOString() : undefined,
    author: post.authors.map((author) => authorData(author, absolute)),
    publisher: organization,
    keywords: post.tags.map(({label}) => label),
    inLanguage,
  };
}

/** `team: true` in blog/authors.yml distinguishes a team from a person. */
function authorData(author: Author, absolute: SiteData['absolute']): object {
  return {
    '@type': author.team === true ? 'Organization' : 'Person',
    name: author.name,
    description: author.description ?? author.title,
    url: author.url ?? (author.page ? absolute(author.page.permalink) : undefined),
    image: author.imageURL && absolute(author.imageURL),
  };
}
