/** The sites that are compared, in the order in which they take turns. */
export const siteNames = ['stock', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

export type PerSite<T> = Record<SiteName, T>;

/** Prints what happens next, and how long the benchmark has run: `1:15  build, stock, run 1 of 5`. */
export function announce(what: string): void {
  const seconds = Math.round(process.uptime());
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.log(`${clock}  ${what}`);
}

/**
 * Measures the sites by turns, so that what slows the machine down for a while slows both.
 *
 * @param what is measured, which is printed with each run
 * @returns what each run has found
 */
export async function byTurns<T>(
  runs: number,
  what: string,
  measure: (site: SiteName) => Promise<T>,
): Promise<PerSite<T[]>> {
  const found: PerSite<T[]> = {stock: [], ours: []};
  for (let run = 1; run <= runs; run++) {
    for (const site of siteNames) {
      announce(`${what}, ${site}, run ${run} of ${runs}`);
      found[site].push(await measure(site));
    }
  }
  return found;
}
