import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';

/** A breadcrumb that leads somewhere. */
export interface Step {
  name: string;
  /** Permalink. */
  address: string;
}

/**
 * The breadcrumbs that have pages. The name of a category without a page is put in front of what follows
 * it: `Android`, `Install` → `Android: Install`.
 */
export function trailOf(breadcrumbs: readonly PropSidebarBreadcrumbsItem[]): Step[] {
  const steps: Step[] = [];
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
