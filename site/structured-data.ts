import type {HtmlTagObject} from '@docusaurus/types';
import {scriptLiteral} from '../lib/script-literal';
import {facts} from '../product';

/**
 * The website and its provider, for search engines: a script of JSON-LD, in the terms of schema.org, for the
 * head of every page. Docusaurus adds what it knows of posts and breadcrumbs.
 */
export function structuredData(baseUrl: string): HtmlTagObject {
  const home = facts.site.url + baseUrl;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: facts.sdk.name,
    url: home,
    publisher: {
      '@type': 'Organization',
      '@id': `${facts.provider.website}/#organization`,
      name: facts.provider.name,
      url: facts.provider.website,
      slogan: facts.provider.tagline,
      logo: `${home}img/logo.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'technical support',
        email: facts.support.email,
      },
    },
  };
  return {
    tagName: 'script',
    attributes: {type: 'application/ld+json'},
    innerHTML: scriptLiteral(data),
  };
}
