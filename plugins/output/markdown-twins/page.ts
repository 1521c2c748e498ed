import type {SayInTwin} from './texts';

/** What a twin needs to know about the site. */
export interface Site {
  /** Absolute https address without a path. */
  url: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Whether the page at an address below the site's url is also published as Markdown. */
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
  /** The heading, and what follows it; the rules for models go in between. */
  heading: string;
  text: string;
}
