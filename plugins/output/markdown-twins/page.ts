import type {Root} from 'hast';
import type {SayInTwin} from './texts';

/** A built page. */
export interface BuiltPage {
  /** Below the site's url, base url included: `/Android/using`. */
  address: string;
  /** The whole page. It is read only: others read it too. */
  tree: Root;
}

/** What a twin has to know of the site. */
export interface Site {
  /** Absolute https address, no path. */
  url: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Whether the page at an address below the site's url is published as Markdown too. */
  hasTwin(pathname: string): boolean;
  /** What the pages call a kind of admonition, such as `tip`. */
  admonition(kind: string): string;
  say: SayInTwin;
}

/** A page as Markdown. */
export interface Twin {
  /** That of the page. */
  address: string;
  title: string;
  description: string;
  /** The heading, and what stands below it; the rules for models go between them. */
  heading: string;
  text: string;
}
