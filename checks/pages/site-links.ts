import {footer} from '../../site/footer';
import {navbar} from '../../site/navbar';
import {addressOnHost} from './link-target';

/** A link that the navbar or the footer has on every page. */
export interface SiteLink {
  /** Where it is defined. */
  filePath: string;
  /** The address of a page, or one that Docusaurus leaves alone. */
  to: string;
}

/** Where `to` and `href` lead on the site, at any depth: a dropdown and a column have items of their own. */
function addressesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' && (key === 'to' || (key === 'href' && addressOnHost(value)))
      ? [value]
      : addressesIn(value),
  );
}

/** The links to pages of the site in the navbar and the footer. */
export const siteLinks: readonly SiteLink[] = [
  ...addressesIn(navbar.items).map((to) => ({filePath: 'site/navbar.ts', to})),
  ...addressesIn(footer.links).map((to) => ({filePath: 'site/footer.ts', to})),
];
