import type {Browser} from '@playwright/test';
import type {PerSite, SiteName} from '../sites/site';
import type {Sites} from '../sites/sites';

/** One thing that the benchmark does; its name is shown while it runs. */
export interface Step {
  name: string;
  run: () => Promise<void>;
}

/** One line of the table. */
export interface Row<Name extends string = SiteName> {
  what: string;
  unit: Unit;
  /** One value a run. */
  values: PerSite<number[], Name>;
  goal?: Goal;
}

export type Unit = 'KB' | 'ms' | 's' | 'MB' | '';

/** What our median may be at most, or how many times the stock site's. */
export type Goal = {atMost: number} | {ratio: number};

/** A part of the benchmark. */
export interface Piece<Name extends string = SiteName> {
  steps: Step[];
  /** Lines of the table; asked for after the steps. */
  rows: () => Row<Name>[];
  /** More that it has found, as Markdown. */
  details?: () => string;
}

/** What a piece measures with; the sites are up when its steps run. */
export interface Bench<Name extends string = SiteName> {
  browser: Browser;
  sites: Sites<Name>;
  /** Origins of the served sites, such as `http://localhost:3000`. */
  origins: PerSite<string, Name>;
  /** How often each site is measured. */
  runs: number;
}

/** The docs page that is measured. */
export const DOCS_PAGE = '/Android/using';

/** Steps that measure the sites by turns: stock, ours, stock, ours … */
export function byTurns<Name extends string>(
  sites: readonly Name[],
  runs: number,
  name: string,
  measure: (site: Name) => Promise<void>,
): Step[] {
  return Array.from({length: runs}, (_, run) =>
    sites.map((site) => ({
      name: `${name}, ${site}, run ${run + 1} of ${runs}`,
      run: () => measure(site),
    })),
  ).flat();
}
