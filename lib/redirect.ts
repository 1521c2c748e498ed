/** A public address that is no more, and the page that its readers are sent to; both from the site's root. */
export interface Redirect {
  from: string;
  to: string;
}
