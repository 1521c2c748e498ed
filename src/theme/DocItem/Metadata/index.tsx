/**
 * What: adds to the head of a doc its structured data: a technical article or, on the landing page, the
 *   website and its provider.
 * Why: upstream describes posts to search engines, but not docs.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Metadata/index.tsx (wrapped).
 * Can go: when upstream has structured data for docs.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import {useSite} from '@site/src/components/StructuredData/use-site';
import {identity} from '@site/product/identity';
import Wrapped from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {organization, website, inLanguage, absolute} = useSite();
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const url = absolute(permalink);
  const image = assets.image ?? frontMatter.image;
  const landingPage = {
    ...website,
    description,
    inLanguage,
    publisher: {
      ...organization,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'technical support',
        email: identity.support.email,
      },
    },
  };
  const article = {
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    image: image && absolute(image),
    dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
    author: organization,
    publisher: organization,
    isPartOf: website,
    about: {'@type': 'Thing', name: identity.sdk.name},
    inLanguage,
  };
  return (
    <>
      <Wrapped />
      <StructuredData data={metadata.slug === '/' ? landingPage : article} />
    </>
  );
}
