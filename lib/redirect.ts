/** A former public address, and the page that its readers are sent to; both from the site's root. */
export interface Redirect {
  from: string;
  to: string;
}
