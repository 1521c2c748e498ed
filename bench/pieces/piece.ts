import type {Browser} from '@playwright/test';
import type {PerSite} from '../sites/site';

/** One thing that the benchmark does; its name is shown while it runs. */
export interface Step {
  name: string;
  run: () => Promise<void>;
}

/** One line of the table. */
export interface Row {
  what: string;
  unit: Unit;
  /** One value a run. */
  values: PerSite<number[]>;
  goal?: Goal;
}

export type Unit = 'KB' | 'ms' | 's' | 'MB' | '';

/** What our median may be at most, or how many times the stock site's. */
export type Goal = {atMost: number} | {ratio: number};

/** A part of the benchmark. */
export interface Piece {
  steps: Step[];
  /** Lines of the table; asked for after the steps. */
  rows: () => Row[];
  /** More that it has found, as Markdown. */
  details?: () => string;
}

/** What a piece measures with; the sites are up when its steps run. */
export interface Bench {
  browser: Browser;
  /** Origins of the two served sites, such as `http://localhost:3000`. */
  origins: PerSite<string>;
  /** How often each site is measured. */
  runs: number;
}

/** The docs page that is measured. */
export const DOCS_PAGE = '/Android/using';

/** Steps that measure the sites by turns: stock, ours, stock, ours … */
export function byTurns(
  runs: number,
  name: string,
  measure: (site: keyof PerSite<unknown>) => Promise<void>,
): Step[] {
  return Array.from({length: runs}, (_, run) =>
    (['stock', 'ours'] as const).map((site) => ({
      name: `${name}, ${site}, run ${run + 1} of ${runs}`,
      run: () => measure(site),
    })),
  ).flat();
}
