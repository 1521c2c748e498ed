/**
 * What: a doc's breadcrumbs, for search engines: first the landing page, then the way to the doc. The name of
 *   a category without a page is put in front of what follows it: `Android`, `Install` → `Android: Install`.
 *   The landing page itself has none.
 * Why: upstream leaves out the landing page, and also the platform, whose category has no page: all that
 *   remains is a single breadcrumb "Install". Google requires at least two, each with an address
 *   (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocBreadcrumbs/StructuredData/index.tsx
 *   (ejected).
 * Can go: when upstream's list begins with the landing page.
 */
import StructuredData from '@site/src/components/StructuredData';
import {useSite} from '@site/src/components/StructuredData/use-site';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {absolute} = useSite();
  const {title} = useDocusaurusContext().siteConfig;
  const trail = [{name: title, item: absolute('/')}];
  let categories = '';
  for (const {label, href} of breadcrumbs) {
    if (!href) {
      categories += `${label}: `;
    } else if (absolute(href) !== absolute('/')) {
      trail.push({name: categories + label, item: absolute(href)});
      categories = '';
    }
  }
  const itemListElement = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  }));
  return trail.length > 1 && <StructuredData data={{'@type': 'BreadcrumbList', itemListElement}} />;
}
