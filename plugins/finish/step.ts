import type {Edit} from './edits';
import type {Page, Source} from './page';

/** Something that changes pages. */
export interface Step {
  /** Called with each page, to which it may add edits. */
  see(page: Page): void;
  /** Edits that are only known once all pages have been seen. */
  last?(page: Source): Edit[];
}
