import type {Browser} from '@playwright/test';
import type {PerSite} from '../by-turns';

/** What the pieces measure with: both sites are being served. */
export interface Bench {
  browser: Browser;
  /** Such as `http://localhost:3000`. */
  origins: PerSite<string>;
  /** How often each site is measured. */
  runs: number;
}

/** The docs page that is measured. */
export const DOCS_PAGE = '/Android/using';
