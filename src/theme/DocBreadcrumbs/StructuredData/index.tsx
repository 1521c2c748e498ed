/**
 * What: a doc's breadcrumbs, for search engines: first the landing page, then the way to the doc. The
 *   landing page itself has none.
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
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {absolute} = useSite();
  const {siteConfig} = useDocusaurusContext();
  const home = {name: siteConfig.title, address: absolute('/')};
  const way = trailOf(breadcrumbs).map(({name, address}) => ({name, address: absolute(address)}));
  const trail = [home, ...way.filter(({address}) => address !== home.address)];
  return (
    trail.length > 1 && (
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({name, address}, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: address,
          })),
        }}
      />
    )
  );
}

/**
 * The breadcrumbs that have pages. The name of a category without a page is put in front of what follows
 * it: `Android`, `Install` → `Android: Install`.
 */
function trailOf(breadcrumbs: readonly PropSidebarBreadcrumbsItem[]) {
  const steps: {name: string; address: string}[] = [];
  let names: string[] = [];
  for (const {label, href} of breadcrumbs) {
    names.push(label);
    if (href) {
      steps.push({name: names.join(': '), address: href});
      names = [];
    }
  }
  return steps;
}
