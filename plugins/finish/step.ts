import type {Edit} from './edits';
import type {Draft, Page} from './page';

/** Something that changes pages. */
export interface Step {
  /** Called with each page, to which it may add edits. */
  see(page: Page): void;
  /** Edits that are only known once all pages have been seen. */
  last?(draft: Draft): Edit[];
}
