/** A public address that is no more, and the page that its readers are sent to; both from the site's root. */
export interface Redirect {
  from: string;
  to: string;
}

/** Addresses that were once published and have moved; deleting or renaming a page adds its old one here. */
export const redirects: readonly Redirect[] = [];
